import { type ComplexStyleRule, type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { layers } from "./layers.css";

/** The input of a layer: a rule, or a list of class names and rules. */
export type LayeredRule = Omit<StyleRule, "@layer"> | Array<Omit<StyleRule, "@layer"> | string | string[]>;

type Layer = (typeof layers)[keyof typeof layers];

function inLayer(layer: Layer, rule: LayeredRule): ComplexStyleRule {
  const wrap = (part: Omit<StyleRule, "@layer">): StyleRule => ({ "@layer": { [layer]: part } }) as StyleRule;
  if (!Array.isArray(rule)) return wrap(rule);
  return rule.map((part) => (typeof part === "string" || Array.isArray(part) ? part : wrap(part)));
}

function layeredStyle(layer: Layer) {
  return (rule: LayeredRule, debugId?: string): string => style(inLayer(layer, rule), debugId);
}

function layeredVariants(layer: Layer) {
  return <Name extends string | number>(rules: Record<Name, LayeredRule>, debugId?: string): Record<Name, string> =>
    styleVariants(rules as Record<string, LayeredRule>, (rule) => inLayer(layer, rule), debugId) as Record<
      Name,
      string
    >;
}

/** `style` of vanilla-extract inside the `components` layer: for this package. */
export const componentStyle = layeredStyle(layers.components);
/** `styleVariants` of vanilla-extract inside the `components` layer. */
export const componentVariants = layeredVariants(layers.components);

/** `style` of vanilla-extract inside the `widgets` layer: for widget packages. */
export const widgetStyle = layeredStyle(layers.widgets);
/** `styleVariants` of vanilla-extract inside the `widgets` layer. */
export const widgetVariants = layeredVariants(layers.widgets);

/** `style` of vanilla-extract inside the `app` layer: for applications. */
export const appStyle = layeredStyle(layers.app);
