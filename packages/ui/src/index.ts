export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './accordion/Accordion.tsx';
export { DefaultAvatar } from './art/DefaultAvatar.tsx';
export { LazyArt, type LazyArtProps } from './art/LazyArt.tsx';
export { StationArt, type StationArtProps } from './art/StationArt.tsx';
export { StepGrid, type StepGridMeasures, type StepGridProps } from './art/StepGrid.tsx';
export type { StepTone } from './art/stepRows.ts';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export type { ButtonSize, ButtonStyleProps, ButtonVariant } from './button/buttonStyle.ts';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './button/LinkButton.tsx';
export { SideMenu, type SideMenuProps } from './chrome/SideMenu.tsx';
export { type FooterColumn, SiteFooter, type SiteFooterProps } from './chrome/SiteFooter.tsx';
export { type NavItem, SiteHeader, type SiteHeaderProps } from './chrome/SiteHeader.tsx';
export { Banner, type BannerProps } from './feedback/Banner.tsx';
export { CookieBanner, type CookieBannerProps } from './feedback/CookieBanner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './feedback/LoadingOverlay.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/Notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner.tsx';
export { Steps, type StepsProps } from './feedback/Steps.tsx';
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './field/CodeField.tsx';
export { Combobox, type ComboboxProps } from './field/Combobox.tsx';
export type { ComboboxOption } from './field/ComboboxList.tsx';
export { Field, type FieldControl, type FieldProps, type LabelledFieldProps } from './field/Field.tsx';
export { FieldGroup, type FieldGroupProps } from './field/FieldGroup.tsx';
export { FormMessage, type FormMessageProps, type MessageState } from './field/FormMessage.tsx';
export { InputPlace } from './field/InputPlace.tsx';
export { isComposing } from './field/isComposing.ts';
export { RadioCard, type RadioCardProps } from './field/RadioCard.tsx';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './field/SegmentedControl.tsx';
export { Select, type SelectProps } from './field/Select.tsx';
export { Switch, type SwitchProps } from './field/Switch.tsx';
export { TextArea, type TextAreaProps } from './field/TextArea.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export { Icon, type IconComponent, type IconProps } from './icon/Icon.tsx';
export { Container, type ContainerProps } from './layout/Container.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export type { Gap } from './layout/gapStyles.ts';
export { Row, type RowProps } from './layout/Row.tsx';
export { Section, type SectionProps } from './layout/Section.tsx';
export { Split, type SplitProps } from './layout/Split.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { StepBar, type StepBarProps } from './layout/StepBar.tsx';
export { Link, type LinkProps } from './link/Link.tsx';
export { type AnchorProps, LinkProvider, type LinkProviderProps } from './link/LinkProvider.tsx';
export { isPlainPress, PlainLink } from './link/PlainLink.tsx';
export { Logo, type LogoProps, LogoSymbol, type LogoSymbolProps } from './logo/Logo.tsx';
export { Dropdown, type DropdownProps } from './menu/Dropdown.tsx';
export {
  Menu,
  MenuButton,
  type MenuButtonProps,
  MenuPerson,
  type MenuPersonProps,
  type MenuProps,
} from './menu/Menu.tsx';
export { MenuLink, type MenuLinkProps } from './menu/MenuLink.tsx';
export { Popover, type PopoverProps } from './menu/Popover.tsx';
export { Modal, type ModalProps } from './modal/Modal.tsx';
export { ModalActions, ModalArt, ModalFoot, ModalStack, type ModalStackProps } from './modal/ModalParts.tsx';
export { type Fact, Facts, type FactsProps } from './panel/Facts.tsx';
export { Panel, type PanelProps } from './panel/Panel.tsx';
export { SchemeToggle, type SchemeToggleProps } from './scheme/SchemeToggle.tsx';
export { Carousel, type CarouselProps } from './showcase/Carousel.tsx';
export type { CarouselPosition } from './showcase/carouselPosition.ts';
export { type LogoList, LogoWall, type LogoWallProps, type WallLogo } from './showcase/LogoWall.tsx';
export { type BandFigure, StatsBand, type StatsBandProps } from './showcase/StatsBand.tsx';
export { type CarouselTab, TabbedCarousel, type TabbedCarouselProps } from './showcase/TabbedCarousel.tsx';
export { type Testimonial, TestimonialCard, type TestimonialCardProps } from './showcase/TestimonialCard.tsx';
export { VideoModal, type VideoModalProps } from './showcase/VideoModal.tsx';
export { StationCard, type StationCardProps, type StationTile } from './stations/StationCard.tsx';
export { Card, type CardProps } from './surface/Card.tsx';
export { Surface, type SurfaceProps } from './surface/Surface.tsx';
export { Table, type TableProps } from './table/Table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/Tabs.tsx';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx';
export { Heading, type HeadingProps, type HeadingSize } from './typography/Heading.tsx';
export { Price, type PriceProps } from './typography/Price.tsx';
export { SkipLink } from './typography/SkipLink.tsx';
export { Text, type TextProps } from './typography/Text.tsx';
export { Tick, TickList, type TickListProps, type TickProps } from './typography/TickList.tsx';
export { VisuallyHidden } from './typography/VisuallyHidden.tsx';
export { wrapTexts } from './typography/wrapTexts.tsx';
