interface MarkupPolicy {
  readonly createHTML: (text: string) => unknown;
}

declare global {
  interface Window {
    /** Missing in browsers that do not know Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): MarkupPolicy;
    };
  }
}

let policy: MarkupPolicy | undefined;

/**
 * The markup of a letter for the `srcdoc` of a frame with an empty `sandbox`, which runs no scripts: the one place of
 * the desk that takes markup.
 */
export const letterMarkup = (html: string): unknown => {
  policy ??= window.trustedTypes?.createPolicy('letter', { createHTML: (text) => text });
  // The policy of the desk holds in the frame too, and takes no style elements; what a letter needs stands in attributes.
  const plain = html.replaceAll(/<style\b[^>]*>.*?<\/style>/gis, '');
  return policy === undefined ? plain : policy.createHTML(plain);
};
