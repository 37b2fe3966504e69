import { type FocusEvent, type InputEvent, type KeyboardEvent, useState } from 'react';
import { noSteps, type Steps, turned, withStep } from './steps';
import { undoKey } from './undo-keys';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Step {
  readonly before: string;
  readonly after: string;
}
interface Typed {
  readonly value: string;
  readonly steps: Steps<Step>;
  /** Letters are being typed one after the other: the next one belongs to the same step. */
  readonly typing: boolean;
}

const isText = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(text|search|url|email|tel)$/.test(target.type));

/**
 * Undo of every text field below an element by itself. A browser keeps one undo for the whole page: Ctrl Z would take back
 * what was typed into another field, out of sight. Spread what it answers on the form.
 */
export function useOwnUndo() {
  const [fields] = useState(() => new WeakMap<TextControl, Typed>());
  /** What is known of a field, unless it was filled by something else in the meantime. */
  const known = (field: TextControl): Typed => {
    const typed = fields.get(field);
    return typed?.value === field.value ? typed : { value: field.value, steps: noSteps, typing: false };
  };

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (isText(target)) fields.set(target, { ...known(target), typing: false });
    },
    onInput({ target, nativeEvent }: InputEvent<HTMLElement>) {
      const typed = isText(target) ? fields.get(target) : undefined;
      if (!isText(target) || typed === undefined || typed.value === target.value) return;
      const { inputType, data } = nativeEvent as globalThis.InputEvent;
      const letter = inputType === 'insertText' && data !== ' ';
      const last = typed.steps.past.at(-1);
      const step = { before: typed.value, after: target.value };
      const steps =
        letter && typed.typing && last !== undefined
          ? { past: [...typed.steps.past.slice(0, -1), { ...last, after: step.after }], future: [] }
          : withStep(typed.steps, step);
      fields.set(target, { value: target.value, steps, typing: letter });
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const way = undoKey(event);
      const { target } = event;
      if (way === null || event.defaultPrevented || !isText(target) || target.readOnly) return;
      event.preventDefault();
      const turn = turned(known(target).steps, way);
      if (turn === null) return;
      const value = way === 'undo' ? turn.step.before : turn.step.after;
      fields.set(target, { value, steps: turn.steps, typing: false });
      write(target, value);
    },
  };
}

/** Writes a text as a person would, so that whoever listens to the field hears of it. */
function write(field: TextControl, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
