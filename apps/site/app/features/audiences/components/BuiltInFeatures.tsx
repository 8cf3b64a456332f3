import { brand } from '@backbeat/domain';
import { marketingFigures } from '@backbeat/domain/content';
import { Link, LogoSymbol, Section, StepGrid } from '@backbeat/ui';
import { ControlPad } from '@backbeat/ui/blocks';
import { Nick } from '../../../landing/Nick.tsx';
import type { AudienceWords } from '../content.ts';
import { Bento, BentoTitle, ChatLines, Keys, Queue } from './bentoStyles.ts';

const scenes = ['121101', '10p211'];

/** What comes with the player, each with a small picture of itself. */
export const BuiltInFeatures = ({ work }: Pick<AudienceWords, 'work'>) => (
  <Section step={8} title="Built-in features">
    <Bento>
      <li data-size="wide">
        <div>
          <BentoTitle level={3}>Stream Deck, {marketingFigures.streamDeckActions}+ custom actions</BentoTitle>
          <p>{`Skip, favourite, swap stations or lower the volume without leaving ${work}.`}</p>
        </div>
        <ControlPad bare />
      </li>
      <li>
        <div>
          <BentoTitle level={3}>Streaming-tools app store</BentoTitle>
          <p>
            {brand.name} is listed in the{' '}
            <Link href={brand.links.streamlabsAppStore} target="_blank">
              Streamlabs app store
            </Link>
            . Add it where you already build your scenes.
          </p>
        </div>
        <StepGrid rows={scenes} pitch={80} cell={72} radius={20}>
          <LogoSymbol x="185" y="100" width="30" height="40" style={{ color: 'var(--bb-art-ink)' }} />
        </StepGrid>
      </li>
      <li data-size="narrow">
        <div>
          <BentoTitle level={3}>Hot key</BentoTitle>
          <p>One press tells chat what is playing.</p>
        </div>
        <Keys aria-hidden="true">
          <kbd>Ctrl</kbd>
          <kbd>Shift</kbd>
          <kbd data-on="">B</kbd>
        </Keys>
      </li>
      <li>
        <div>
          <BentoTitle level={3}>Chatbot</BentoTitle>
          <p>Announces each track in chat. With Premium it is optional.</p>
        </div>
        <ChatLines aria-hidden="true">
          <p>
            <Nick tone="sun">bitpudding</Nick> what is this tune?
          </p>
          <p>
            <Nick tone="pink">{brand.name}</Nick> Now playing: Chill
          </p>
        </ChatLines>
      </li>
      <li data-size="narrow">
        <div>
          <BentoTitle level={3}>Interactive mode</BentoTitle>
          <p>Play any single track, build playlists, search deeper. Part of Premium.</p>
        </div>
        <Queue aria-hidden="true">
          <i />
          <i data-on="" />
          <i />
          <i />
        </Queue>
      </li>
    </Bento>
  </Section>
);
