import type { ReactElement } from 'react';
import * as blocks from '../blocks.ts';
import { ArrowRightIcon, CheckIcon } from '../icons.ts';
import * as ui from '../index.ts';
import { ThemeProvider } from '../styling/index.ts';

const station = { id: 'lofi', title: 'LoFi', gradientFrom: '#ff7aa2', gradientTo: '#5a2a9c' } as const;
const quote = {
  title: 'nightowl_plays',
  role: 'Late-night variety',
  description: 'Zero muted clips.',
} as const;
const nothing = () => {};

/** What a caller puts on every component: a class, an attribute of its own and a ref. */
export interface Probe {
  className: string;
  'data-probe': string;
  ref: (element: Element | null) => void;
}

/** How each component is drawn with a probe on it. Names are the exports of the package. */
export const componentCases = {
  Accordion: (probe) => <ui.Accordion {...probe} />,
  AccordionItem: (probe) => <ui.AccordionItem title="Question" {...probe} />,
  Avatar: (probe) => <ui.Avatar {...probe} />,
  Badge: (probe) => <ui.Badge {...probe}>Free</ui.Badge>,
  Banner: (probe) => <ui.Banner {...probe}>News</ui.Banner>,
  Button: (probe) => <ui.Button {...probe}>Save</ui.Button>,
  Checkbox: (probe) => <ui.Checkbox {...probe}>Yes</ui.Checkbox>,
  CodeField: (probe) => (
    <ui.CodeField
      label="Coupon"
      value=""
      onChange={nothing}
      onApply={nothing}
      onRemove={nothing}
      {...probe}
    />
  ),
  Combobox: (probe) => (
    <ui.Combobox label="Channel" value="" onChange={nothing} options={[]} onChoose={nothing} {...probe} />
  ),
  Container: (probe) => <ui.Container {...probe} />,
  CookieBanner: (probe) => <ui.CookieBanner inFlow acceptText="I accept" onAccept={nothing} {...probe} />,
  EmptyState: (probe) => <ui.EmptyState title="Nothing yet" {...probe} />,
  Facts: (probe) => <ui.Facts items={[{ term: 'Price', value: '$5' }]} {...probe} />,
  FieldGroup: (probe) => <ui.FieldGroup legend="Pay with" {...probe} />,
  FormMessage: (probe) => <ui.FormMessage {...probe}>Hint</ui.FormMessage>,
  Grid: (probe) => <ui.Grid {...probe} />,
  Heading: (probe) => (
    <ui.Heading level={2} {...probe}>
      Words
    </ui.Heading>
  ),
  Icon: (probe) => <ui.Icon icon={CheckIcon} {...probe} />,
  IconButton: (probe) => (
    <ui.IconButton label="Next" {...probe}>
      <ui.Icon icon={ArrowRightIcon} />
    </ui.IconButton>
  ),
  Link: (probe) => (
    <ui.Link href="/terms" {...probe}>
      Terms
    </ui.Link>
  ),
  LinkButton: (probe) => (
    <ui.LinkButton href="/pricing" {...probe}>
      Pricing
    </ui.LinkButton>
  ),
  LoadingOverlay: (probe) => <ui.LoadingOverlay label="Processing" cover="flow" {...probe} />,
  Logo: (probe) => <ui.Logo name="Backbeat" {...probe} />,
  LogoSymbol: (probe) => <ui.LogoSymbol {...probe} />,
  Menu: (probe) => <ui.Menu button="Account" {...probe} />,
  MenuButton: (probe) => <ui.MenuButton {...probe}>Sign out</ui.MenuButton>,
  MenuLink: (probe) => (
    <ui.MenuLink href="/settings" {...probe}>
      Account
    </ui.MenuLink>
  ),
  MenuPerson: (probe) => <ui.MenuPerson picture={<ui.Avatar />} name="nightowl" {...probe} />,
  Modal: (probe) => <ui.Modal open={false} onClose={nothing} title="Welcome" {...probe} />,
  ModalActions: (probe) => <ui.ModalActions {...probe} />,
  ModalFoot: (probe) => <ui.ModalFoot {...probe}>Small print</ui.ModalFoot>,
  ModalStack: (probe) => <ui.ModalStack {...probe} />,
  Notice: (probe) => <ui.Notice {...probe}>Saved</ui.Notice>,
  Panel: (probe) => <ui.Panel {...probe} />,
  PlainLink: (probe) => (
    <ui.PlainLink href="/" {...probe}>
      Home
    </ui.PlainLink>
  ),
  Popover: (probe) => <ui.Popover button="Why?" {...probe} />,
  Price: (probe) => <ui.Price amount="$5.99" {...probe} />,
  RadioCard: (probe) => <ui.RadioCard name="probe" title="Card" {...probe} />,
  Row: (probe) => <ui.Row {...probe} />,
  SchemeToggle: (probe) => (
    <ThemeProvider>
      <ui.SchemeToggle {...probe} />
    </ThemeProvider>
  ),
  Section: (probe) => <ui.Section title="Title" {...probe} />,
  SegmentedControl: (probe) => (
    <ui.SegmentedControl label="Period" options={[{ value: 'a', label: 'A' }]} {...probe} />
  ),
  Select: (probe) => <ui.Select label="Section" {...probe} />,
  SideMenu: (probe) => <ui.SideMenu label="Account" items={[{ label: 'One', href: '/' }]} {...probe} />,
  SiteFooter: (probe) => <ui.SiteFooter name="Backbeat" socials={[]} copyright="©" {...probe} />,
  SiteHeader: (probe) => <ui.SiteHeader name="Backbeat" inFlow {...probe} />,
  Skeleton: (probe) => <ui.Skeleton {...probe} />,
  SkipLink: (probe) => (
    <ui.SkipLink href="#main" {...probe}>
      Skip
    </ui.SkipLink>
  ),
  Spinner: (probe) => <ui.Spinner {...probe} />,
  Split: (probe) => <ui.Split {...probe} />,
  Stack: (probe) => <ui.Stack {...probe} />,
  Switch: (probe) => <ui.Switch label="Streamer mode" {...probe} />,
  Table: (probe) => (
    <ui.Table label="Invoices" {...probe}>
      <tbody />
    </ui.Table>
  ),
  Tabs: (probe) => <ui.Tabs label="Compare" tabs={[{ id: 'a', label: 'A', panel: 'A' }]} {...probe} />,
  Text: (probe) => <ui.Text {...probe}>Words</ui.Text>,
  TextArea: (probe) => <ui.TextArea label="Note" {...probe} />,
  TextField: (probe) => <ui.TextField label="Email" {...probe} />,
  Tick: (probe) => <ui.Tick {...probe} />,
  TickList: (probe) => <ui.TickList items={['One']} {...probe} />,
  Tooltip: (probe) => (
    <ui.Tooltip content="Why" {...probe}>
      {() => 'control'}
    </ui.Tooltip>
  ),
  VisuallyHidden: (probe) => <ui.VisuallyHidden {...probe}>Words</ui.VisuallyHidden>,
  Card: (probe) => <ui.Card title="Song requests" {...probe} />,
  Carousel: (probe) => (
    <ui.Carousel label="Games" {...probe}>
      {[<p key="a">One</p>, <p key="b">Two</p>]}
    </ui.Carousel>
  ),
  ControlPad: (probe) => <blocks.ControlPad {...probe} />,
  DefaultAvatar: (probe) => <ui.DefaultAvatar {...probe} />,
  Dropdown: (probe) => (
    <ui.Dropdown label="Products" {...probe}>
      <ui.MenuLink href="/for/pro">Pro</ui.MenuLink>
    </ui.Dropdown>
  ),
  Field: (probe) => (
    <ui.Field label="Card" {...probe}>
      {(control) => <input {...control} />}
    </ui.Field>
  ),
  GameCard: (probe) => (
    <blocks.GameCard image={<ui.DefaultAvatar />} title="Fifa" href="/pricing" {...probe} />
  ),
  HeroArtCompact: (probe) => <blocks.HeroArtCompact {...probe} />,
  HeroArtWide: (probe) => <blocks.HeroArtWide nowPlaying="Now playing: LoFi" {...probe} />,
  LogoWall: (probe) => (
    <ui.LogoWall
      label="Partners"
      lists={[{ id: 'labels', title: 'Labels', logos: [{ name: 'Papercut' }] }]}
      {...probe}
    />
  ),
  ModalArt: (probe) => <ui.ModalArt {...probe} />,
  NotFoundArt: (probe) => <blocks.NotFoundArt {...probe} />,
  Outro: (probe) => (
    <blocks.Outro {...probe}>
      <p>Join us</p>
    </blocks.Outro>
  ),
  ProgressBar: (probe) => <ui.ProgressBar label="Your year" value={7} max={12} {...probe} />,
  StationArt: (probe) => <ui.StationArt id="lofi" from="#ff7aa2" to="#5a2a9c" {...probe} />,
  StationCard: (probe) => (
    <ui.StationCard station={station} detail="3560 tracks" href="/pricing" {...probe} />
  ),
  StationGrid: (probe) => (
    <blocks.StationGrid {...probe}>
      <p>LoFi</p>
    </blocks.StationGrid>
  ),
  StaggeredStations: (probe) => (
    <blocks.StaggeredStations first={[<p key="a">LoFi</p>]} second={[<p key="b">Chill</p>]} {...probe} />
  ),
  StatsBand: (probe) => (
    <ui.StatsBand figures={[{ figure: '600K', label: 'tracks', number: 600 }]} {...probe} />
  ),
  StepBar: (probe) => <ui.StepBar step={3} {...probe} />,
  StepGrid: (probe) => <ui.StepGrid rows={['1-p.', '0.T1']} {...probe} />,
  Steps: (probe) => <ui.Steps {...probe} />,
  Surface: (probe) => <ui.Surface {...probe} />,
  TabbedCarousel: (probe) => (
    <ui.TabbedCarousel
      label="Partners"
      tabs={{
        start: { id: 'one', label: 'One', slide: 'One' },
        middle: { id: 'two', label: 'Two', slide: 'Two' },
        end: { id: 'three', label: 'Three', slide: 'Three' },
      }}
      {...probe}
    />
  ),
  TestimonialCard: (probe) => (
    <ui.TestimonialCard testimonial={quote} image={<ui.DefaultAvatar />} {...probe} />
  ),
  VideoModal: (probe) => <ui.VideoModal src={null} title="nightowl_plays" onClose={nothing} {...probe} />,
} as const satisfies Record<string, (probe: Probe) => ReactElement>;

/** Components that render no element, each with the reason. */
export const casesWithoutElement = {
  LazyArt: 'tells the pictures inside when to be drawn',
  InputPlace: 'keeps an input alone, and is no box',
  LinkProvider: 'hands its children an anchor',
} as const satisfies Record<string, string>;
