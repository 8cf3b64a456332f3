interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
  off: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: unknown) => void;
}

declare global {
  interface ImportMeta {
    /** Filled by Vitest. */
    readonly env: { readonly MODE: string };
  }

  /** How a Storybook page and its stories talk. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** What shows the stories. */
  var __STORYBOOK_PREVIEW__: {
    currentRender?: { story?: { parameters?: { pseudo?: unknown } } };
  };
  /** Put there by `storyPage.ts`; resolves with nothing, or with what went wrong. */
  var showStory: (id: string) => Promise<string>;
}

export {};
