import { NASKAH_MAX } from '@selaras/contracts';
import { Node } from '@tiptap/core';

/** Fetches a kept picture with the reader's rights. */
export type GambarLoader = (id: number) => Promise<Blob>;

const attribute = (name: string, fallback: string | number, read: (text: string) => string | number) => ({
  default: fallback,
  parseHTML: (element: HTMLElement) => read(element.getAttribute(`data-${name}`) ?? String(fallback)),
  renderHTML: (attrs: Record<string, unknown>) => ({ [`data-${name}`]: attrs[name] }),
});

const short = (text: string) => text.slice(0, NASKAH_MAX.keterangan);
const percent = (text: string) => Math.min(100, Math.max(10, Math.round(Number(text)) || 100));

/** A picture that was stored before, with what it shows and its caption. */
export const Gambar = Node.create<{ load: GambarLoader }>({
  name: 'gambar',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ load: () => Promise.reject(new Error('No loader')) }),
  addAttributes: () => ({
    gambar_id: attribute('gambar_id', 0, Number),
    alt: attribute('alt', '', short),
    keterangan: attribute('keterangan', '', short),
    lebar: attribute('lebar', 100, percent),
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-gambar_id]',
      getAttrs: (element) =>
        /^[1-9]\d{0,14}$/.test(element.getAttribute('data-gambar_id') ?? '') ? null : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView() {
    const { load } = this.options;
    return ({ node }) => {
      const dom = document.createElement('figure');
      const picture = document.createElement('img');
      const caption = document.createElement('figcaption');
      dom.append(picture, caption);
      let address = '';
      let gone = false;
      const show = ({ alt, keterangan, lebar }: Record<string, unknown>) => {
        dom.style.width = `${lebar}%`;
        picture.alt = String(alt);
        caption.textContent = String(keterangan || 'Tanpa keterangan');
      };
      show(node.attrs);
      load(node.attrs.gambar_id).then(
        (file) => {
          if (gone) return;
          address = URL.createObjectURL(file);
          picture.src = address;
        },
        () => {
          caption.textContent = 'Gambar ini tidak dapat dimuat.';
        },
      );
      const { gambar_id } = node.attrs;
      return {
        dom,
        update: (next) => {
          if (next.type.name !== 'gambar' || next.attrs.gambar_id !== gambar_id) return false;
          show(next.attrs);
          return true;
        },
        destroy: () => {
          gone = true;
          if (address !== '') URL.revokeObjectURL(address);
        },
      };
    };
  },
});
