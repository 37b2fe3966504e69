import type { CascadingEvents, EventName } from '../contract/events';
import type { CascadingHandle } from '../contract/handle';
import type { CascadingProps, Locale } from '../contract/props';
import { mountCascading } from '../later/mount-cascading';

const eventNames = ['ready', 'select', 'navigate', 'error'] as const satisfies readonly EventName[];

/** Null, as for an attribute that is left out, for whatever is no number above zero. */
function numberOf(text: string | null): number | null {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value > 0 ? value : null;
}

/** What each attribute says. Origins, tokens and data are none: markup may come from people that the page does not trust. */
const attributes = {
  'satuan-kerja-id': (text) => ({ satuanKerjaId: numberOf(text) }),
  tahun: (text) => ({ tahun: numberOf(text) }),
  'api-base': (text) => ({ apiBase: text ?? undefined }),
  locale: (text) => ({ locale: (text ?? undefined) as Locale | undefined }),
  theme: (text) => ({ theme: text === 'light' || text === 'dark' ? text : 'auto' }),
} as const satisfies Record<string, (text: string | null) => CascadingProps>;

const names = Object.keys(attributes) as (keyof typeof attributes)[];

/** Where there are no custom elements, as while a server draws, the class is only a name. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/**
 * `<selaras-cascading satuan-kerja-id tahun api-base locale theme>`. The property `props` takes everything that is no
 * attribute; events are those of the contract, not bubbling, with their facts in `detail`.
 */
export class CascadingElement extends Base {
  static readonly observedAttributes: readonly string[] = names;

  #handle: CascadingHandle | null = null;
  #props: CascadingProps = {};
  #stop: (() => void)[] = [];

  /** Props beside the attributes; an attribute that is there goes before them. */
  get props(): CascadingProps {
    return this.#props;
  }

  set props(props: CascadingProps) {
    this.#props = props;
    this.#handle?.update(this.#given());
  }

  /** What the script's own `mountCascading` answers; null while the element is in no page. */
  get handle(): CascadingHandle | null {
    return this.#handle;
  }

  connectedCallback(): void {
    if (this.#handle !== null) return;
    const handle = mountCascading(this, this.#given());
    this.#handle = handle;
    this.#stop = eventNames.map((name) =>
      handle.on(name, (detail: CascadingEvents[typeof name]) => {
        const event = new CustomEvent(name, { detail, cancelable: name === 'navigate' });
        if (!this.dispatchEvent(event)) (detail as CascadingEvents['navigate']).preventDefault();
      }),
    );
  }

  disconnectedCallback(): void {
    for (const stop of this.#stop) stop();
    this.#handle?.unmount();
    this.#handle = null;
  }

  attributeChangedCallback(): void {
    this.#handle?.update(this.#given());
  }

  #given(): CascadingProps {
    const said = names
      .filter((name) => this.hasAttribute(name))
      .map((name) => attributes[name](this.getAttribute(name)));
    return Object.assign({ ...cleared, ...this.#props }, ...said);
  }
}

/** An update leaves out nothing, so that an attribute that is taken away falls back to its default. */
const cleared: CascadingProps = Object.assign({}, ...names.map((name) => attributes[name](null)));
