import { stations } from '@backbeat/domain/content';
import { Text } from '@backbeat/ui';
import type { Chapter } from '../content.ts';
import { filledSteps } from '../filledSteps.ts';
import { Bar, ChapterText, ChapterTitle, Fact, FactFigure, Step, Tile, Tiles } from './explainerStyles.ts';

const shownStations = [stations.lofi, stations.chill, stations['electro-swing'], stations.chiptune];

const delay = (step: number) => ({ animationDelay: `calc(${step} * var(--bb-step))` });

const StationTiles = () => (
  <Tiles aria-hidden="true">
    {shownStations.map(({ id, gradientFrom, gradientTo }) => (
      <Tile key={id} id={id} from={gradientFrom} to={gradientTo} />
    ))}
  </Tiles>
);

/** One chapter under the steps that it lights. */
export const ChapterRow = ({ chapter }: { readonly chapter: Chapter }) => {
  const { quarter, title, text, shows } = chapter;
  const steps = filledSteps(quarter).map((kind, step) => ({ kind, step }));
  return (
    <li>
      <Bar aria-hidden="true">
        {steps.map(({ kind, step }) => (
          <Step key={step} kind={kind} style={delay(step)} />
        ))}
      </Bar>
      <ChapterText quarter={quarter}>
        <ChapterTitle level={2}>{title}</ChapterTitle>
        <Text tone="muted">{text}</Text>
        {shows === 'stations' ? (
          <StationTiles />
        ) : (
          <Fact>
            <FactFigure>{shows.figure}</FactFigure> <span>{shows.text}</span>
          </Fact>
        )}
      </ChapterText>
    </li>
  );
};
