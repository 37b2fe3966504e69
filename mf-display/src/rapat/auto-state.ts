import { watched } from './watched';

/** Whether pages go on by themselves. It is not in the address: nobody is sent a presentation that runs away. */
export const autoAdvance = watched<{ readonly running: boolean; readonly seconds: number }>({
  running: false,
  seconds: 20,
});

export const stopAdvancing = (): void => autoAdvance.set({ ...autoAdvance.get(), running: false });
