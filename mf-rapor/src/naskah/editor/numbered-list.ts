import { NASKAH_MAX, naskahNomor } from '@selaras/contracts';
import { InputRule } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';

const kindOf = (type: unknown) => naskahNomor.find((kind) => kind === type) ?? null;

/** Numbers in the report's way alone: a list begins with one of them, and a number that is typed and none of them stays text. */
export const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) => {
        const start = Number(element.getAttribute('start') ?? 1);
        return Number.isSafeInteger(start) ? start : 1;
      },
    },
    /** Kind of its numbers; null: digits. */
    jenis: {
      default: null,
      parseHTML: (element: HTMLElement) => kindOf(element.getAttribute('type')),
      renderHTML: ({ jenis }) => (jenis === null ? {} : { type: jenis }),
    },
  }),
  addInputRules() {
    return (this.parent?.() ?? []).map(
      (rule) =>
        new InputRule({
          find: rule.find,
          handler: (typed) => (beginsList(Number(typed.match[1])) ? rule.handler(typed) : null),
        }),
    );
  },
});

const beginsList = (number: number) => number >= 1 && number <= NASKAH_MAX.nomor;
