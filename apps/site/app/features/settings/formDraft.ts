import { brand } from '@backbeat/domain';
import * as z from 'zod/mini';

const draftSchema = z.object({
  /** Whose draft it is: nobody sees what somebody else typed. */
  account: z.string(),
  values: z.record(z.string(), z.string()),
});

/** Forms whose half-typed values survive a session that ends in the middle. */
export type DraftedForm = 'profile' | 'redeem';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (form: DraftedForm) => `${brand.slug}.draft.${form}`;

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** What this account had typed into a form of this tab; empty when there is nothing. */
export const readFormDraft = (
  storage: DraftStorage,
  form: DraftedForm,
  account: string,
): Readonly<Record<string, string>> => {
  const { data } = draftSchema.safeParse(parsed(storage.getItem(keyOf(form))));
  return data?.account === account ? data.values : {};
};

export const keepFormDraft = (
  storage: DraftStorage,
  form: DraftedForm,
  draft: z.infer<typeof draftSchema>,
): void => storage.setItem(keyOf(form), JSON.stringify(draft));

export const dropFormDraft = (storage: DraftStorage, form: DraftedForm): void =>
  storage.removeItem(keyOf(form));
