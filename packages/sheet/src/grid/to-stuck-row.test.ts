import { typed } from '../core/save-queue';
import { only } from '../core/selection';
import { treePlaces } from '../core/tree-places';
import { workAt, workModel, works } from '../core/work.fixture';
import { toStuckRow } from './to-stuck-row';

const row = workAt(4);
const places = treePlaces(works, workModel);
const typedIn = typed(workModel, new Map(), [[row, { q1: 5 }]], 0);
const failed = new Map([...typedIn].map(([key, edit]) => [key, { ...edit, state: 'failed' as const }]));

function go(part: Partial<Parameters<typeof toStuckRow<typeof row>>[0]>) {
  const told = { select: jest.fn(), setNote: jest.fn(), closeFrom: jest.fn(), discard: jest.fn() };
  toStuckRow({
    model: workModel,
    rows: works,
    queue: failed,
    saver: told,
    tree: { ...told, shown: places },
    sheet: { ...told, selection: only({ row: 0, column: 2 }) },
    ...part,
  });
  return told;
}

describe('the first row whose saving is stuck', () => {
  it('is chosen where it is shown, in the active column or another one', () => {
    expect(go({}).select).toHaveBeenCalledWith(only({ row: 4, column: 2 }));
    expect(go({ column: 6 }).select).toHaveBeenCalledWith(only({ row: 4, column: 6 }));
  });

  it('is shown with all others where it was closed or narrowed away', () => {
    const unfilter = jest.fn();
    const closeFrom = jest.fn();
    const told = go({ tree: { shown: places.slice(0, 2), closeFrom }, unfilter });
    expect(closeFrom).toHaveBeenCalledWith(null);
    expect(unfilter).toHaveBeenCalledTimes(1);
    expect(told.select).toHaveBeenCalledWith(only({ row: 4, column: 2 }));
  });

  it('is let be while nothing is stuck', () => {
    expect(go({ queue: typedIn }).select).not.toHaveBeenCalled();
  });

  it('is told of when it is gone, and what was typed into it is dropped', () => {
    const told = go({ rows: [], tree: { shown: [], closeFrom: jest.fn() }, gone: 'Barisnya dihapus.' });
    expect(told.discard).toHaveBeenCalledWith(workModel.keyOf(row));
    expect(told.setNote).toHaveBeenCalledWith('Barisnya dihapus.');
  });
});
