import { siteHas, type SettingsChange, type SiteFeatures } from '@site-admin/contracts';
import { useModule, useSetting } from '@site-admin/kit';
import { prepareSearchRetry, toggleInstantSearch, toggleSearch } from '@site-admin/kit/rules';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { CardBody } from '@site-admin/ui';
import { aboutModule } from '../../card/module-row';
import { Description, Nested } from '../../card/parts';
import { SwitchRow } from '../../card/switch-row';
import { selectSiteSearch, siteSearch } from './site-search.slice';
import { getSearchLabels, getSearchTexts } from './site-search.texts';

interface SearchSwitches {
  readonly isOn: boolean;
  readonly isInstantOn: boolean;
  readonly isPending: boolean;
  readonly save: (change: SettingsChange) => void;
}

/** The two switches, with the values of a retry while it is in progress. */
export function useSearchSwitches(features: SiteFeatures | undefined): SearchSwitches {
  const search = useModule('search');
  const instant = useSetting('instant_search_enabled');
  const state = useSelector(selectSiteSearch);
  const dispatch = useDispatch();
  const retried = state.status === 'retrying' ? state.change : {};
  return {
    isOn: retried.search ?? search.isOn,
    isInstantOn: retried.instant_search_enabled ?? instant.value === true,
    isPending: search.isPending || instant.isPending || state.status === 'retrying',
    save: (change) => {
      const retry = change.search === true ? prepareSearchRetry(features) : undefined;
      dispatch(siteSearch.changeRequested({ change, retry }));
    },
  };
}

/** Returns why search cannot be switched. A plan bought a moment ago is in `features` before the site's list of modules has it. */
function useUnavailable(hasSearch: boolean) {
  const { unavailable } = useModule('search');
  return hasSearch && unavailable?.reason === 'not-in-plan' ? undefined : unavailable;
}

/** Search and instant search, for sites whose plan includes one of them and for sites in offline mode. */
export function SearchSwitches({ features }: { readonly features: SiteFeatures | undefined }) {
  const { module } = useModule('search');
  const { isOn, isInstantOn, isPending, save } = useSearchSwitches(features);
  const hasInstant = siteHas(features, 'instant-search');
  const unavailable = useUnavailable(hasInstant || siteHas(features, 'search'));
  const labels = getSearchLabels();
  const texts = getSearchTexts();
  return (
    <CardBody>
      <Description text={texts.description} />
      <SwitchRow
        label={labels.search}
        checked={isOn}
        busy={isPending}
        unavailable={unavailable}
        about={module && aboutModule(module)}
        onChange={() => save(toggleSearch(!isOn))}
      />
      {features && (
        <Nested>
          <SwitchRow
            label={labels.instant_search_enabled}
            hint={texts.instantHint}
            checked={isOn && isInstantOn}
            busy={isPending}
            disabled={!hasInstant || unavailable !== undefined}
            disabledReason={hasInstant ? unavailable?.text : texts.instantNotIncluded}
            onChange={() => save(toggleInstantSearch(!(isOn && isInstantOn)))}
          />
        </Nested>
      )}
    </CardBody>
  );
}
