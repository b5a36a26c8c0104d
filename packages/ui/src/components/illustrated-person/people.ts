/** The look of a drawn person. */
export interface PersonLook {
  name: string;
  style: "short" | "fade" | "bun" | "bob" | "long" | "curly" | "hijab";
  room: "window" | "shelf" | "lamp" | "plant";
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  collar: string;
  wall: readonly [string, string];
  glasses?: boolean;
  beard?: boolean;
}

/** Invented people: replacements for video in stories, fixtures and on the landing page. */
export const people = {
  amara: {
    name: "Amara Diallo",
    style: "bun",
    room: "shelf",
    skin: "#8d5a3c",
    shade: "#7a4b31",
    hair: "#2a1d1a",
    cloth: "#2f7d78",
    collar: "#286a66",
    wall: ["#e9dcc9", "#cdb79a"],
  },
  jonas: {
    name: "Jonas Keller",
    style: "short",
    room: "window",
    skin: "#f0c7a7",
    shade: "#dcae8b",
    hair: "#6b4a33",
    cloth: "#3f4c6b",
    collar: "#343f5a",
    wall: ["#d5dfe8", "#a9bccb"],
    glasses: true,
  },
  lucie: {
    name: "Lucie Moreau",
    style: "bob",
    room: "lamp",
    skin: "#f5d3ba",
    shade: "#e2b99c",
    hair: "#a8572f",
    cloth: "#7b6bb0",
    collar: "#695a9b",
    wall: ["#e4ddec", "#bfb2d3"],
  },
  mateo: {
    name: "Mateo Rossi",
    style: "curly",
    room: "plant",
    skin: "#d9a57c",
    shade: "#c38f67",
    hair: "#2d2522",
    cloth: "#b3563e",
    collar: "#9a4834",
    wall: ["#d8e4dc", "#a8c2b1"],
    beard: true,
  },
  ingrid: {
    name: "Ingrid Solberg",
    style: "long",
    room: "window",
    skin: "#f7dcc8",
    shade: "#e6c2a8",
    hair: "#d8b26a",
    cloth: "#4a7fa5",
    collar: "#3e6c8d",
    wall: ["#dfe6ea", "#b4c4cd"],
  },
  nadia: {
    name: "Nadia Haddad",
    style: "hijab",
    room: "lamp",
    skin: "#e2b48f",
    shade: "#cd9c76",
    hair: "#3d5a78",
    cloth: "#2f4761",
    collar: "#263b52",
    wall: ["#efe3da", "#d3bba8"],
  },
  priya: {
    name: "Priya Raman",
    style: "long",
    room: "plant",
    skin: "#b57f56",
    shade: "#9f6c46",
    hair: "#1f1a1c",
    cloth: "#b04a72",
    collar: "#973c60",
    wall: ["#e8e0ef", "#c6b5d6"],
  },
  tom: {
    name: "Tom Whitfield",
    style: "short",
    room: "shelf",
    skin: "#efc3a4",
    shade: "#d9a987",
    hair: "#8c8c90",
    cloth: "#566046",
    collar: "#48503a",
    wall: ["#e3e5dc", "#b9bfa9"],
  },
  samuel: {
    name: "Samuel Osei",
    style: "fade",
    room: "window",
    skin: "#6f4630",
    shade: "#5f3a27",
    hair: "#1d1615",
    cloth: "#d9a441",
    collar: "#c08f35",
    wall: ["#dce3ec", "#aebdd0"],
    beard: true,
  },
  lea: {
    name: "Léa Favre",
    style: "bob",
    room: "lamp",
    skin: "#f3cdb2",
    shade: "#dfb395",
    hair: "#3b2a26",
    cloth: "#4c8a6a",
    collar: "#3f7659",
    wall: ["#f0e2dc", "#d6b9ac"],
  },
} as const satisfies Record<string, PersonLook>;

export type PersonName = keyof typeof people;
