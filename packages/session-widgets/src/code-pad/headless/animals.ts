/** The animals of the default names (TL-P.30). */
export const ANIMALS = [
  ...["Aardvark", "Albatross", "Alligator", "Alpaca", "Anteater", "Antelope", "Armadillo", "Axolotl", "Badger"],
  ...["Barracuda", "Bat", "Bear", "Beaver", "Bison", "Bobcat", "Buffalo", "Butterfly", "Camel", "Capybara"],
  ...["Caribou", "Cassowary", "Cat", "Chameleon", "Cheetah", "Chinchilla", "Cormorant", "Coyote", "Crane"],
  ...["Cricket", "Crocodile", "Deer", "Dingo", "Dolphin", "Donkey", "Dormouse", "Dragonfly", "Eagle", "Echidna"],
  ...["Eland", "Elephant", "Elk", "Emu", "Falcon", "Ferret", "Finch", "Flamingo", "Fox", "Frog", "Gazelle"],
  ...["Gecko", "Gibbon", "Giraffe", "Goose", "Gorilla", "Hamster", "Hare", "Hawk", "Hedgehog", "Heron"],
  ...["Hippopotamus", "Hornbill", "Ibex", "Ibis", "Iguana", "Jackal", "Jaguar", "Jay", "Jellyfish", "Kangaroo"],
  ...["Kingfisher", "Kiwi", "Koala", "Kookaburra", "Lemur", "Leopard", "Lion", "Llama", "Lobster", "Lynx"],
  ...["Macaw", "Magpie", "Manatee", "Marmot", "Meerkat", "Mole", "Mongoose", "Moose", "Narwhal", "Newt"],
  ...["Nightingale", "Ocelot", "Octopus", "Okapi", "Opossum", "Orca", "Oryx", "Osprey", "Otter", "Owl", "Panda"],
  ...["Pangolin", "Pelican", "Penguin", "Platypus", "Puffin"],
  ...["Quokka", "Raccoon", "Seal", "Wombat", "Zebra"],
] as const;
