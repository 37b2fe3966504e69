import { PassThrough } from 'node:stream';
import { ask } from './ask';

/** Types into a terminal once it has asked; answers what stood on it as well. */
async function typed(keys: string, hidden: boolean) {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
  let screen = '';
  output.on('data', (text: string) => {
    if (screen === '') input.write(keys);
    screen += text;
  });
  const answer = await ask(input, output, 'Kata sandi: ', { hidden }).catch((error: Error) => error);
  return { answer, screen };
}

it('what is typed is the answer; hidden, it appears nowhere', async () => {
  const open = await typed('rahasia\r', false);
  expect([open.answer, open.screen]).toEqual(['rahasia', expect.stringContaining('rahasia')]);
  const hidden = await typed('rahasia\r', true);
  expect([hidden.answer, hidden.screen]).toEqual(['rahasia', 'Kata sandi: \n']);
});

it.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s ends it with a sentence', async (_name, key) => {
  for (const hidden of [false, true])
    expect((await typed(key, hidden)).answer).toMatchObject({ code: 'DIBATALKAN' });
});
