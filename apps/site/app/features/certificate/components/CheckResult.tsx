import { Heading, Link, Notice, Panel, Table, Text } from '@backbeat/ui';
import { StatusPlace } from '../../../chrome/StatusPlace.ts';
import { fieldText, refusalTexts, refusalTitles, valueText } from '../certificateWords.ts';
import type { CheckOutcome } from '../checkCertificate.ts';
import { CertificateCard } from './CertificateCard.tsx';

const offlineText =
  'The keys that certificates are signed with have never been read in this browser, and cannot be had now. Open this page with a connection and leave it open; then it checks without one.';

/** What is wrong, where there is nothing to show beside it. */
const failureText = (outcome: Exclude<CheckOutcome, { readonly kind: 'verdict' }>): string => {
  switch (outcome.kind) {
    case 'no-such-code':
      return `No certificate has the code ${outcome.code}. Check it letter by letter; if its creator has deleted the account, ask for the file, which can still be checked.`;
    case 'code-needs-network':
      return `${outcome.code} could not be looked up. ${outcome.reason} The file of the certificate can be checked without a connection.`;
    case 'no-web-crypto':
      return 'This browser checks signatures only on pages that came by https. Open this page by https and check again.';
    case 'no-keys':
      return offlineText;
    case 'old-keys':
      return 'It is signed with a key that this browser has not read yet, and newer keys cannot be had now. Check it again with a connection.';
  }
};

/** What the check has found, in words: its place is read out, so it has no role of its own. */
export const Finding = ({ outcome }: { readonly outcome: CheckOutcome }) => {
  if (outcome.kind !== 'verdict')
    return (
      <Panel padding="calm" tone="wait">
        <Heading level={2} size="title">
          {outcome.kind === 'no-such-code' ? 'Not found' : 'Not checked'}
        </Heading>
        <Text>{failureText(outcome)}</Text>
      </Panel>
    );
  const { verdict } = outcome;
  if (verdict.state === 'refused')
    return (
      <Panel padding="calm" tone="warn" stacked>
        <Heading level={2} size="title">
          {refusalTitles[verdict.reason]}
        </Heading>
        <Text>{refusalTexts[verdict.reason]}</Text>
      </Panel>
    );
  if (verdict.state === 'valid')
    return <Notice role="none">Valid. We signed this, and nothing in it was changed.</Notice>;
  const { code } = verdict.certificate;
  return (
    <Panel padding="calm" tone="warn" stacked>
      <Heading level={2} size="title">
        Changed
      </Heading>
      <Text>
        This was changed after we signed it. What was signed stands below, and as{' '}
        <Link href={`/certificate/${code}`}>{code}</Link> on our page.
      </Text>
      <Table label="What was changed">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">The file says</th>
            <th scope="col">We signed</th>
          </tr>
        </thead>
        <tbody>
          {verdict.changes.map(({ field, shown, signed }) => (
            <tr key={`${field} ${shown}`}>
              <th scope="row">{fieldText(field)}</th>
              <td data-label="The file says">
                {shown === null ? 'nothing: it was left out' : valueText(shown)}
              </td>
              <td data-label="We signed">{signed === null ? 'nothing: it was added' : valueText(signed)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
};

/** What the check has found, once there is something, and the certificate as it was signed. */
export const CheckResult = ({ outcome }: { readonly outcome: CheckOutcome | null }) => (
  <>
    <StatusPlace aria-live="polite">{outcome === null ? null : <Finding outcome={outcome} />}</StatusPlace>
    {outcome?.kind !== 'verdict' || outcome.verdict.state === 'refused' ? null : (
      <CertificateCard
        certificate={outcome.verdict.certificate}
        jws={outcome.jws}
        level={2}
        isChanged={outcome.verdict.state === 'changed'}
      />
    )}
  </>
);
