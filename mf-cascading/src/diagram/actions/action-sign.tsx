import { Check, Info, X } from 'lucide-react';
import { actionRules, type NodeAction } from '../../tree/model/action';

const signs: Readonly<Record<string, typeof Check>> = { centang: Check, info: Info, silang: X };

/** What stands on the button of an action: its letters or its sign. */
export function ActionSign({ action }: { action: NodeAction }) {
  const { tanda } = actionRules[action];
  const Sign = signs[tanda];
  return Sign === undefined ? tanda : <Sign size={14} aria-hidden="true" />;
}

/** Name of an action's button: the letters that are seen come first, so that it can be called by them. */
export function actionName(action: NodeAction): string {
  const { tanda, nama } = actionRules[action];
  return tanda === nama || signs[tanda] !== undefined || nama.includes(tanda) ? nama : `${tanda}, ${nama}`;
}
