interface Channel {
  on: (event: string, listener: (detail: StorybookDetail) => void) => void;
  off: (event: string, listener: (detail: StorybookDetail) => void) => void;
  emit: (event: string, ...details: readonly unknown[]) => void;
}

interface Documented {
  displayName?: string;
  __docgenInfo?: {
    description: string;
    props?: Record<string, { name: string; description: string }>;
  };
}

interface PreparedStory {
  id: string;
  title: string;
  component?: Documented;
  subcomponents?: Record<string, Documented>;
  parameters?: { a11y?: { options?: object }; pseudo?: unknown };
  storyGlobals?: { viewport?: { value?: string } };
}

declare global {
  /** The fields of an event that the tests read: the story's id and, after an audit, what axe found. */
  interface StorybookDetail {
    storyId?: string;
    violations?: readonly { id: string; help: string; nodes: readonly { target: readonly string[] }[] }[];
  }

  interface ImportMeta {
    /** Filled by Vitest. */
    readonly env: { readonly MODE: string };
  }

  /** How a Storybook page and its stories talk. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** What shows the stories. */
  var __STORYBOOK_PREVIEW__: {
    currentRender?: { story?: PreparedStory; phase?: string; isPending: () => boolean };
    storyStoreValue: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
  };
  /** Put there by `storyPage.ts`; resolves with what went wrong. */
  var showStory: (id: string) => Promise<readonly string[]>;
  /** Put there by `storyPage.ts`; resolves when what the window changes has been drawn. */
  var settleStory: () => Promise<void>;
  /** Put there by `storyPage.ts`; resolves with what axe found, by some of its rules or by those of the story. */
  var auditStory: (rules?: readonly string[]) => Promise<readonly string[]>;
}

export {};
