import { stations } from '@backbeat/domain/content';
import { Text } from '@backbeat/ui';
import type { Chapter } from '../content.ts';
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

/** How a step of the explainer's bar looks. */
type FilledStep = 'unlit' | 'lit' | 'new' | 'pink' | 'teal' | 'dimTeal';

const stepsPerChapter = 4;
const steps = 16;

const hitOf = (step: number): 'pink' | 'teal' | null => {
  if (step === 4 || step === 12) return 'pink';
  return step === 2 || step === 10 ? 'teal' : null;
};

/**
 * The bar over a chapter (counted from 0): its own four steps are new, those before it stay lit. Beats two and four
 * are pink.
 *
 * @example
 * filledSteps(0).filter((step) => step === 'unlit').length // → 12
 */
export const filledSteps = (chapter: number): readonly FilledStep[] =>
  Array.from({ length: steps }, (_, step) => {
    const at = Math.floor(step / stepsPerChapter);
    if (at > chapter) return 'unlit';
    const hit = hitOf(step);
    if (hit === 'pink') return 'pink';
    if (hit === 'teal') return at === chapter ? 'teal' : 'dimTeal';
    return at === chapter ? 'new' : 'lit';
  });

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
