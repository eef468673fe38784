import './reset.css';
import './tokens.css';

export { ActionButton, type ActionButtonProps } from './action-button/action-button';
export { Badge, type BadgeProps } from './badge/badge';
export { Banner, type BannerProps } from './banner/banner';
export { breakpoints, defaultWidth, isWithinBreakpoint, useBreakpoint, type Breakpoint } from './breakpoints/breakpoints';
export { Button, ButtonGroup, type ButtonProps } from './button/button';
export {
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  CardLink,
  type CardHeaderProps,
  type CardLinkProps,
  type CardProps,
} from './card/card';
export { CheckList, type CheckListProps } from './check-list/check-list';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { classNames } from './class-names';
export { config, type ConfigurationKey } from './configuration/configuration';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button';
export { Dialog, type DialogProps } from './dialog/dialog';
export { Icon, SocialIcon, type IconProps, type SocialIconProps } from './icon/icon';
export type { IconName, SocialIconName } from './icon/paths';
export { InfoPopover, type InfoPopoverProps } from './info-popover/info-popover';
export { invariant } from './invariant/invariant';
export { ExternalLink, Link, type LinkProps } from './link/link';
export { LoadError, type LoadErrorProps } from './load-error/load-error';
export { Logo, type LogoProps } from './logo/logo';
export { Meter, type MeterItem, type MeterProps } from './meter/meter';
export { meterPercent } from './meter/meter-percent';
export { ModuleOverrideBanner, type ModuleOverrideBannerProps } from './module-override/module-override-banner';
export { Notice, type NoticeAction, type NoticeProps } from './notice/notice';
export { Popover, type PopoverProps } from './popover/popover';
export { popoverPositions, type PopoverPosition } from './popover/position';
export { openOAuthPopup, type OAuthPopupOptions } from './popup/oauth-popup';
export { openPopup, type Popup, type PopupOptions } from './popup/popup';
export { getPortalContainer, usePortalContainer, type PortalContainer } from './portal/use-portal-container';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group';
export { RichText, type TextParts } from './rich-text/rich-text';
export { SearchField, type SearchFieldProps } from './search-field/search-field';
export { focusHeading } from './section-header/focus-heading';
export { SectionHeader, type SectionHeaderProps } from './section-header/section-header';
export { SectionNav, type SectionNavItem, type SectionNavProps } from './section-nav/section-nav';
export { Select, type SelectOption, type SelectProps } from './select/select';
export { SettingRow, type SettingRowProps } from './setting-row/setting-row';
export { UnavailableNote, type UnavailableNoteProps } from './setting-row/unavailable-note';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { TabPanel, Tabs, type TabItem, type TabPanelProps, type TabsProps } from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { Toggle, type ToggleProps } from './toggle/toggle';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
