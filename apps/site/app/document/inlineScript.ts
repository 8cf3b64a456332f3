/** Script text as the content of an element, which it cannot end. */
export const inlineScript = (text: string) => ({ __html: text.replaceAll('</', '<\\/') });
