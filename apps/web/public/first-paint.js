// Runs before the first paint, so that a dark page never flashes white. The key is the one in src/boot/theme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("hotseat.theme");
  } catch {}
  const dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.appearance = dark ? "dark" : "light";
})();
