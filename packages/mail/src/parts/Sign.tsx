import { brand } from '@backbeat/domain';
import { fonts, look } from '../looks.ts';

const cell = { padding: 0, fontSize: 0, lineHeight: 0 } as const;

/**
 * One bar of sixteen steps: pink on the backbeat. Cells of a table, which show where pictures are off. The 4 px between
 * two are shared out so that all are as wide and the outer ones end with the letter.
 */
const bar = Array.from({ length: 16 }, (_, step) => (step % 8 === 4 ? 'beat' : 'still'));

/** A step of the mark. */
const Step = ({ name, height }: { readonly name: 'held' | 'beat'; readonly height: number }) => (
  <div {...look(name, { ...cell, width: '5px', height, margin: '2px 2px 0 0', borderRadius: '2px' })} />
);

/** The logo: a held note and four steps make a b. */
const Mark = () => (
  <table role="presentation" aria-hidden="true" cellPadding="0" cellSpacing="0">
    <tbody>
      <tr style={{ verticalAlign: 'bottom' }}>
        <td style={cell}>
          <Step name="held" height={24} />
        </td>
        {(['held', 'beat'] as const).map((name) => (
          <td key={name} style={cell}>
            <Step name={name} height={7} />
            <Step name={name} height={7} />
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

const wordStyle = {
  padding: 0,
  paddingInlineStart: '8px',
  fontFamily: fonts.display,
  fontSize: '24px',
  fontWeight: 700,
  lineHeight: '26px',
} as const;

/** Who writes, above the letter. */
export const Sign = () => (
  <div data-skip-in-text="true">
    <table role="presentation" cellPadding="0" cellSpacing="0">
      <tbody>
        <tr style={{ verticalAlign: 'bottom' }}>
          <td dir="ltr" style={cell}>
            <Mark />
          </td>
          <td {...look('text', wordStyle)}>{brand.name}</td>
        </tr>
      </tbody>
    </table>
    <table
      role="presentation"
      aria-hidden="true"
      dir="ltr"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={{ margin: '14px 0 20px', tableLayout: 'fixed' }}
    >
      <tbody>
        <tr>
          {bar.map((name, step) => (
            <td key={step} style={{ ...cell, padding: `0 ${(15 - step) / 4}px 0 ${step / 4}px` }}>
              <div {...look(name, { ...cell, height: '8px', borderRadius: '3px' })} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
);
