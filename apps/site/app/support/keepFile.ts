/** Hands the browser a file to keep. */
export const keepFile = ({ name, content }: { readonly name: string; readonly content: Blob }): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads it after the click; a minute is longer than that ever takes.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
