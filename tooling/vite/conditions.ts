/** The condition under which packages of this repository resolve to their source. */
export const SOURCE_CONDITION = "@hotseat/source";

/** The order of the cascade's layers: the first statement of every stylesheet. */
export const LAYER_ORDER =
  "@layer hotseat.radix, hotseat.reset, hotseat.tokens, hotseat.components, hotseat.widgets, hotseat.app;";
