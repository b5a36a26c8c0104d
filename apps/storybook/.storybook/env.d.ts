interface ImportMetaEnv {
  readonly STORYBOOK_APPEARANCE?: string;
  readonly STORYBOOK_LANGUAGE?: string;
}
