import { skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Search } from '#kit/icon/drawings/actions/search.ts';
import { LayoutGrid } from '#kit/icon/drawings/categories/layout-grid.ts';
import { ChevronRight } from '#kit/icon/drawings/signs/chevron-right.ts';
import { DatabaseBackup } from '#kit/icon/drawings/actions/database-backup.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { EyeOff } from '#kit/icon/drawings/signs/eye-off.ts';
import { History } from '#kit/icon/drawings/signs/history.ts';
import { MapPin } from '#kit/icon/drawings/signs/map-pin.ts';
import { Monitor } from '#kit/icon/drawings/signs/monitor.ts';
import { Siren } from '#kit/icon/drawings/signs/siren.ts';
import { Smartphone } from '#kit/icon/drawings/signs/smartphone.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { UserCheck } from '#kit/icon/drawings/actions/user-check.ts';
import { Icon, type Drawing } from '#kit/icon/Icon.tsx';
import { useCampus, useSettings } from '../base/queries.ts';
import { ASKED_FACTS, FACTS_OF_SETTINGS, type Fact, type PlaceName } from './facts.ts';
import classes from './PlaceList.module.css';

const ICONS: Readonly<Record<PlaceName, Drawing>> = {
  campus: MapPin,
  contacts: Phone,
  areas: LayoutGrid,
  searchWords: Search,
  escalations: Siren,
  report: ClipboardList,
  publishing: UserCheck,
  trail: History,
  phones: Smartphone,
  privacy: EyeOff,
  backups: DatabaseBackup,
  operations: Monitor,
};

const isAsked = (place: PlaceName): place is keyof typeof ASKED_FACTS => place in ASKED_FACTS;

/** Returns the current fact about a part; undefined until it is loaded. */
function useFact(place: PlaceName): Fact | undefined {
  const { data: settings } = useSettings();
  const { data } = useQuery({
    queryKey: ['fact', place],
    queryFn:
      isAsked(place) && settings ? async () => await ASKED_FACTS[place](settings) : skipToken,
    gcTime: 0,
  });
  return isAsked(place) ? data : settings && FACTS_OF_SETTINGS[place](settings);
}

const Place = ({ place }: { place: PlaceName }) => {
  const { pattern, title } = ADMIN_PAGES[place];
  const fact = useFact(place);
  const factId = useId();
  return (
    <div className={classes.place}>
      <Icon icon={ICONS[place]} />
      <span className={classes.words}>
        <Link className={classes.link} href={pattern} aria-describedby={factId}>
          {title}
        </Link>
        <span id={factId} className={classes.fact} data-amber={fact?.isAmber || undefined}>
          {fact?.isAmber && <Icon icon={TriangleAlert} size={14} />}
          {fact?.text}
        </span>
      </span>
      <Icon icon={ChevronRight} size={18} />
    </div>
  );
};

interface PlaceListProps {
  /** The title; absent if the page's heading says it. */
  title?: string;
  places: readonly PlaceName[];
  /** If true, the list has the whole width, in two columns if there is room. */
  isWide?: boolean;
}

/** A list of pages, each with a fact about it (CAMPUS-13); 'Phones' is listed only if advisors' phones are enrolled. */
export const PlaceList = ({ title, places, isWide }: PlaceListProps) => {
  const titleId = useId();
  const isEnrolled = useCampus()?.advisorSignIn === 'enrolled';
  const shown = places.filter((place) => place !== 'phones' || isEnrolled);
  return (
    <section
      className={classes.part}
      data-wide={isWide || undefined}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
      )}
      <ul className={classes.list}>
        {shown.map((place) => (
          <li key={place}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
};
