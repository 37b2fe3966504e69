/**
 * What every host page offers to the suite as `window.guest`, whatever it embeds with: `mount`, `update`, `unmount` and
 * `handle` act by the adapter's own way, `events` keeps what the page was told by it.
 */
export const events = [];

export const eventNames = ['ready', 'select', 'navigate', 'error', 'resize'];

/** How the page is asked to embed. */
export const { adapter } = document.documentElement.dataset;

/** What every page shows at first. */
export const first = { satuanKerjaId: 1012, tahun: 2024 };

export const place = () => document.querySelector('#cascading');

/** A listener that keeps the facts of one event. */
export const hear = (name) => (detail) => {
  events.push([name, detail]);
};

/** The same for events of the element. */
export const hearEvent = ({ type, detail }) => hear(type)(detail);

/** Props of the component that hear every event, and take the handle. */
export const hearingProps = (onHandle) => ({
  onReady: hear('ready'),
  onSelect: hear('select'),
  onNavigate: hear('navigate'),
  onError: hear('error'),
  onResize: hear('resize'),
  onHandle,
});

/** Props as attributes of `<selaras-cascading>`. */
export const attributesOf = ({ satuanKerjaId, tahun, locale }) => ({
  'satuan-kerja-id': satuanKerjaId,
  tahun,
  ...(locale && { locale }),
});

export const element = () => place().querySelector('selaras-cascading');

export function offer(guest) {
  window.guest = { events, ...guest };
}
