import { settingsToggleEvent, useModule, useSetting, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Link, RadioGroup, UnavailableNote } from '@site-admin/ui';
import { getInfiniteScrollMode, infiniteScrollModes, toInfiniteScrollChange } from './infinite-scroll';
import { Description, PartTitle } from '../../card/parts';
import { getThemeLabels, getThemeTexts } from './theme-enhancements.texts';

function Modes() {
  const { settings } = useShell();
  const { isOn, unavailable } = useModule('infinite-scroll');
  const scrolls = useSetting('infinite_scroll').value === true;
  const texts = getThemeTexts();
  return (
    <>
      <RadioGroup
        label={getThemeLabels()['infinite-scroll']}
        isLabelHidden
        options={infiniteScrollModes.map((value) => ({ value, label: texts.modes[value] }))}
        value={getInfiniteScrollMode(isOn, scrolls)}
        disabled={unavailable !== undefined}
        onChange={(mode) =>
          settings.change(toInfiniteScrollChange(mode), {
            undo: true,
            track: settingsToggleEvent('infinite_scroll', mode === 'scroll', 'infinite-scroll'),
          })
        }
      />
      {unavailable && (
        <p>
          <UnavailableNote text={unavailable.text} action={unavailable.action} />
        </p>
      )}
    </>
  );
}

/** How more posts are loaded, for themes that support it. */
export function InfiniteScrollChoice() {
  const { module } = useModule('infinite-scroll');
  const { themeData } = useShell().site.initial;
  const texts = getThemeTexts();
  return (
    <>
      <PartTitle text={getThemeLabels()['infinite-scroll']} />
      <Description text={texts.infiniteScroll} />
      {themeData.support['infinite-scroll'] ? (
        <Modes />
      ) : (
        <p>
          {texts.needsTheme}{' '}
          {module?.learn_more_button && <Link href={module.learn_more_button}>{__('Learn more', 'jetpack')}</Link>}
        </p>
      )}
    </>
  );
}
