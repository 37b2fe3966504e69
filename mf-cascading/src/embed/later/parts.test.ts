import { nextTask } from '@selaras/ui/next-task';
import { lifecycles } from './lifecycles';
import { mountCascading } from './mount-cascading';
import { diagram, diagramNow } from './parts';

const mockOrder: string[] = [];
const mockMount = jest.fn();
const mockNote = (part: string) => void mockOrder.push(part);

jest.mock('styled-components', () => {
  mockNote('styles');
  return {};
});
jest.mock('react-dom/client', () => {
  mockNote('react');
  return {};
});
jest.mock('../data/load-tree', () => {
  mockNote('data');
  return {};
});
jest.mock('../view/embed-diagram', () => {
  mockNote('view');
  return {};
});
jest.mock('./whole', () => {
  mockNote('whole');
  const step = (name: string) => async () => mockNote(name);
  return {
    mountCascading: mockMount,
    lifecycles: { bootstrap: [step('first'), step('second')], mount: step('mount') },
  };
});

it('runs the diagram part by part, each in a task of its own, and mounts when all have run', async () => {
  const place = document.createElement('div');
  mountCascading(place, { tahun: 2025 });
  expect(mockOrder).toEqual([]);
  expect(diagramNow()).toBeNull();
  const seen: number[] = [];
  while (diagramNow() === null) {
    await nextTask();
    seen.push(mockOrder.length);
  }
  expect(mockOrder).toEqual(['react', 'styles', 'data', 'view', 'whole']);
  // Nobody who looked between two tasks saw more than one part run since he last looked.
  for (const [at, count] of seen.entries()) expect(count - (seen[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect(mockMount).toHaveBeenCalledWith(place, { tahun: 2025 });
  await diagram();
  expect(mockOrder).toHaveLength(5);
});

it('takes the steps of single-spa one act after the other', async () => {
  mockOrder.length = 0;
  await lifecycles.bootstrap({} as never);
  await lifecycles.mount({} as never);
  expect(mockOrder).toEqual(['first', 'second', 'mount']);
});
