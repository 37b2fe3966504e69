import {
  type CascadingEvents,
  type CascadingHandle,
  type CascadingProps,
  eventNames,
} from '@selaras/cascading-react/contract';
import { attributeNames, attributes } from '../contract/attributes';
import { isObject, propNames } from '../contract/read-props';
import { mountCascading } from '../later/mount-cascading';
import { diagram } from '../later/parts';

/** Where there are no custom elements, as while a server draws, the class is only a name. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/**
 * `<selaras-cascading satuan-kerja-id tahun api-base locale theme>`. The property `props` takes everything that is no
 * attribute; events are those of the contract, not bubbling, with their facts in `detail`.
 */
export class CascadingElement extends Base {
  static readonly observedAttributes: readonly string[] = attributeNames;

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
    const given = this.#given();
    const handle = mountCascading(this, given);
    this.#handle = handle;
    const names = this.getAttributeNames();
    // Who could not load the diagram is told by whoever mounts it.
    void diagram().then(
      ({ tellUnknownAttributes }) => tellUnknownAttributes(names, given),
      () => {},
    );
    this.#stop = eventNames.map((name) =>
      handle.on(name, (detail: CascadingEvents[typeof name]) => {
        const event = new CustomEvent(name, { detail, cancelable: name === 'navigate' });
        if (!this.dispatchEvent(event)) (detail as CascadingEvents['navigate']).preventDefault();
      }),
    );
  }

  /** Whoever moves it takes it out and puts it in again at once: then it goes on as it is. */
  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.#close());
  }

  /** `moveBefore` takes nothing out. */
  connectedMoveCallback(): void {}

  #close(): void {
    for (const stop of this.#stop) stop();
    this.#handle?.unmount();
    this.#handle = null;
  }

  attributeChangedCallback(): void {
    this.#handle?.update(this.#given());
  }

  #given(): CascadingProps {
    const props = this.#props ?? {};
    // What is no object stands for itself, so that it is refused.
    if (!isObject(props)) return props;
    const said = attributeNames
      .filter((name) => this.hasAttribute(name))
      .map((name) => [attributes[name], this.getAttribute(name)]);
    return { ...cleared, ...props, ...Object.fromEntries(said) };
  }
}

/** An update leaves out nothing, so that what is taken away falls back to its default. */
const cleared: CascadingProps = Object.fromEntries(propNames.map((name) => [name, undefined]));
