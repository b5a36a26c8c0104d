// The parts of Radix Themes that our components use: names as in its class names, without `rt-`.

export const COMPONENTS = new Set([
  "BaseButton",
  "BaseCheckboxIndicator",
  "BaseCheckboxRoot",
  "BaseDialogContent",
  "BaseDialogOverlay",
  "BaseDialogScroll",
  "BaseDialogScrollPadding",
  "BaseMenuCheckboxItem",
  "BaseMenuContent",
  "BaseMenuItem",
  "BaseMenuItemIndicator",
  "BaseMenuItemIndicatorIcon",
  "BaseMenuLabel",
  "BaseMenuRadioItem",
  "BaseMenuSeparator",
  "BaseMenuViewport",
  "BaseRadioRoot",
  "BaseTabList",
  "BaseTabListTrigger",
  "BaseTabListTriggerInner",
  "BaseTabListTriggerInnerHidden",
  "Button",
  "CheckboxRoot",
  "DialogContent",
  "DialogOverlay",
  "DropdownMenuContent",
  "DropdownMenuItem",
  "Heading",
  "IconButton",
  "PopoverContent",
  "PopperContent",
  "RadioGroupItem",
  "RadioGroupRoot",
  "ScrollAreaCorner",
  "ScrollAreaRoot",
  "ScrollAreaScrollbar",
  "ScrollAreaThumb",
  "ScrollAreaViewport",
  "ScrollAreaViewportFocusRing",
  "SegmentedControlIndicator",
  "SegmentedControlItem",
  "SegmentedControlItemLabel",
  "SegmentedControlItemLabelActive",
  "SegmentedControlItemLabelInactive",
  "SegmentedControlItemSeparator",
  "SegmentedControlRoot",
  "SelectContent",
  "SelectIcon",
  "SelectItem",
  "SelectItemIndicator",
  "SelectItemIndicatorIcon",
  "SelectTrigger",
  "SelectTriggerInner",
  "SelectViewport",
  "SwitchRoot",
  "SwitchThumb",
  "TabsContent",
  "Text",
  "TextAreaInput",
  "TextAreaRoot",
  "TextFieldInput",
  "TextFieldRoot",
  "TextFieldSlot",
  "TooltipArrow",
  "TooltipContent",
  "TooltipText",
]);

/** Scales in our tokens. */
export const SCALES = new Set([
  "iris",
  "slate",
  "green",
  "amber",
  "yellow",
  "red",
  "blue",
  "cyan",
  "orange",
  "purple",
  "gold",
  "pink",
]);

/** Values of `color` that our components and the theme pass on. */
export const THEME_COLOURS = new Set(["iris", "slate", "gray", "red"]);

/** Steps that our tokens use of a scale which is no theme colour. */
export const TOKEN_STEPS = new Set(["3", "7", "9", "11", "12", "a2", "a3", "a5"]);

export const VARIANTS_LEFT_OUT = new Set(["classic", "outline"]);

/** The sizes that our components pass on, of components of which they do not pass on all. */
export const SIZES = {
  BaseCheckboxRoot: ["2"],
  BaseDialogContent: ["3"],
  BaseMenuContent: ["2"],
  BaseRadioRoot: ["2"],
  Heading: ["5"],
  PopoverContent: ["2"],
  SegmentedControlRoot: ["1", "2"],
  SelectContent: ["2", "3"],
  SelectTrigger: ["2", "3"],
  SwitchRoot: ["2"],
  Text: ["1", "2", "3"],
  TextAreaRoot: ["2"],
  TextFieldRoot: ["2", "3"],
};

/** The variants that our components pass on, of components of which they do not pass on all. */
export const VARIANTS = {
  BaseCheckboxRoot: ["surface"],
  BaseMenuContent: ["soft"],
  BaseRadioRoot: ["surface"],
  SelectContent: ["soft"],
  SelectTrigger: ["surface", "soft"],
  SwitchRoot: ["surface"],
};

/** Components that are never drawn with high contrast. */
export const NEVER_HIGH_CONTRAST = new Set([
  "BaseCheckboxRoot",
  "BaseRadioRoot",
  "BaseTabList",
  "Heading",
  "SwitchRoot",
  "Text",
]);

/** Custom properties that widgets or Radix's scripts may refer to, by the beginning of their names. */
export const KEPT_PROPERTIES = /^--(?:accent|gray|black|white|focus|color|shadow|radius|space|font|scaling)\b/;
