/** Whether a question matters before half of something is bought. */
export const isBeforeBuying = ({ question }: { readonly question: string }): boolean =>
  /refund|cancel/.test(question);
