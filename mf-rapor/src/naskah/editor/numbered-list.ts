import { NASKAH_MAX } from '@selaras/contracts';
import { InputRule } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';

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
