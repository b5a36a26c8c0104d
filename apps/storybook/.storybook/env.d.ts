interface ImportMetaEnv {
  readonly STORYBOOK_LANGUAGE?: string;
}
