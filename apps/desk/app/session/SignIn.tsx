import { providerLabels } from '@backbeat/domain';
import { type StaffSignInProvider, staffSignInPath, staffSignInProviders } from '@backbeat/sdk/staff';
import {
  Heading,
  Icon,
  type IconComponent,
  LinkButton,
  Notice,
  Panel,
  Stack,
  StepGrid,
  Text,
} from '@backbeat/ui';
import { GoogleIcon, TwitchIcon } from '@backbeat/ui/icons';
import { useLocation } from 'react-router';
import { DoorPage } from './DoorPage.tsx';
import { type EndReason, endReasonTexts } from './endReason.ts';
import { keepReturnPath } from './returnPath.ts';
import { useStaff } from './StaffServices.ts';
import { signInProblem } from './signInProblem.ts';

const icons: Readonly<Record<StaffSignInProvider, IconComponent>> = {
  twitch: TwitchIcon,
  google_oauth2: GoogleIcon,
};

const rows = ['T00T00T0', '00P000P0'] as const;

/** The way in. It says why it is shown, and what went wrong with the sign-in before. */
export const SignIn = ({ reason }: { readonly reason: EndReason }) => {
  const { apiUrl, key } = useStaff();
  const { pathname, search } = useLocation();
  const problem = signInProblem(search);
  const why = endReasonTexts[reason];
  return (
    <DoorPage>
      <Panel stacked>
        <Heading level={1} size="card">
          The desk
        </Heading>
        <Text tone="muted">
          For the people who answer people. Your provider asks you anew each time; the sign-in holds for
          twelve hours in this browser.
        </Text>
        {why === null || problem !== null ? null : <Notice tone="test">{why}</Notice>}
        {problem === null ? null : (
          <Notice tone="error">
            <p>{problem.text}</p>
            {problem.requestId === null ? null : <small>Request {problem.requestId}</small>}
          </Notice>
        )}
        <Stack gap={3}>
          {staffSignInProviders.map((provider, index) => (
            <LinkButton
              key={provider}
              // One loud thing at a time: what went wrong is louder.
              variant={index === 0 && problem === null ? 'primary' : 'neutral'}
              size="lg"
              block
              onClick={() => keepReturnPath({ pathname, search })}
              href={`${apiUrl}${staffSignInPath(provider, key.thumbprint)}`}
            >
              <Icon icon={icons[provider]} />
              Sign in with {providerLabels[provider]}
            </LinkButton>
          ))}
        </Stack>
      </Panel>
      <StepGrid rows={rows} pitch={30} cell={24} radius={7} aria-hidden="true" />
    </DoorPage>
  );
};
