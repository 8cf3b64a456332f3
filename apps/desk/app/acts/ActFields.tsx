import { brand } from '@backbeat/domain';
import { Facts, FieldGroup, RadioCard, Select, Stack, Text, TextArea, TextField } from '@backbeat/ui';
import { Private } from '../privacy/Private.tsx';
import { dollarText } from '../words/textOf.ts';
import { type ActDraft, type ActRequest, isRefundable } from './ActRequest.ts';
import { offerText } from './offerText.ts';

interface ActFieldsProps {
  readonly request: ActRequest;
  readonly draft: ActDraft;
  readonly onChange: (draft: ActDraft) => void;
}

const beyondRules = 'Beyond the rules. No plan ends.';

const RefundFields = ({ request, draft, onChange }: ActFieldsProps) => {
  if (request.kind !== 'refund') return null;
  const { payment } = request;
  const choose = (part: ActDraft['part']) => () => onChange({ ...draft, part });
  return (
    <FieldGroup legend="What goes back">
      <Stack gap={3}>
        {isRefundable(payment) ? (
          <RadioCard
            name="part"
            title={
              <span>
                By the rules: <Private>{dollarText(payment.total_cents)}</Private>
              </span>
            }
            checked={draft.part === 'rules'}
            onChange={choose('rules')}
            note={`As the person could within 14 days.${payment.ends === null ? '' : ` The ${payment.ends} ends at once.`}`}
          />
        ) : null}
        <RadioCard
          name="part"
          title={
            <span>
              All of it: <Private>{dollarText(payment.paid_cents)}</Private>
            </span>
          }
          checked={draft.part === 'whole'}
          onChange={choose('whole')}
          note={beyondRules}
        />
        <RadioCard
          name="part"
          title="A part"
          checked={draft.part === 'amount'}
          onChange={choose('amount')}
          note={beyondRules}
        />
        {draft.part === 'amount' ? (
          <TextField
            label="Amount in dollars"
            inputMode="decimal"
            value={draft.dollars}
            onChange={(event) => onChange({ ...draft, dollars: event.target.value })}
            message="At most what was paid"
          />
        ) : null}
      </Stack>
    </FieldGroup>
  );
};

/** What an act has to be told, by its kind. */
export const ActFields = ({ request, draft, onChange }: ActFieldsProps) => {
  const { kind } = request;
  switch (kind) {
    case 'note':
      return (
        <TextArea
          label="Note"
          rows={4}
          maxLength={2_000}
          value={draft.text}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
          message="The person can read it: notes are part of the copy of their data."
        />
      );
    case 'refund':
      return <RefundFields request={request} draft={draft} onChange={onChange} />;
    case 'extend_coverage':
      return (
        <TextField
          label="Covered until the end of"
          type="date"
          value={draft.until}
          onChange={(event) => onChange({ ...draft, until: event.target.value })}
          message="In UTC, whatever is paid"
        />
      );
    case 'apply_coupon':
      return (
        <TextField
          label="Coupon code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={64}
          value={draft.code}
          onChange={(event) => onChange({ ...draft, code: event.target.value })}
          message="For the bills to come, in place of a coupon that runs"
        />
      );
    case 'grant_tier':
      return (
        <Select
          label="Tier"
          value={draft.tier}
          onChange={({ target: { value } }) =>
            onChange({ ...draft, tier: value === 'admin' || value === 'none' ? value : '0cpm' })
          }
        >
          <option value="0cpm">0cpm: everything, unpaid</option>
          <option value="admin">admin: for people of {brand.name}</option>
          <option value="none">None: only what is paid counts</option>
        </Select>
      );
    case 'return_offer':
      return (
        <Select
          label="Offer"
          value={draft.offer}
          onChange={(event) => onChange({ ...draft, offer: event.target.value })}
          message="The person can use it once more"
        >
          {request.offers.map((offer) => (
            <option key={offer} value={offer}>
              {offerText(offer)}
            </option>
          ))}
        </Select>
      );
    case 'start_merge':
      return (
        <TextField
          label="The account that the person has now"
          autoComplete="off"
          maxLength={64}
          value={draft.other}
          onChange={(event) => onChange({ ...draft, other: event.target.value })}
          message="Its guid or account code. This account is the one that lost its sign-in. Both sides still confirm."
        />
      );
    case 'send_letter':
      return <Facts items={[{ term: 'Letter', value: request.about }]} />;
    case 'unlink_identity':
      return <Facts items={[{ term: 'Sign-in', value: request.about }]} />;
    case 'end_sessions':
      return <Text tone="muted">The person is signed out everywhere and can sign in again at once.</Text>;
    case 'undo_deletion':
      return <Text tone="muted">The account stays, with all that is in it.</Text>;
    default:
      return kind satisfies never;
  }
};
