import { html, jsonLd } from './html';

const ATTACK = `</script><img src=x onerror='alert("1")'>&`;

it('escapes every value, in text as in attributes', () => {
  expect(html`<p title="${ATTACK}">${ATTACK}</p>`.text).toBe(
    '<p title="&lt;/script&gt;&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;&amp;">' +
      '&lt;/script&gt;&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;&amp;</p>',
  );
});

it('keeps markup, joins lists, and leaves nothing of what is missing', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${null}${false}${undefined}${0}`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
  );
});

it('data for machines cannot end its element, and reads the same', () => {
  const { text } = jsonLd({ name: ATTACK });
  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(text).not.toContain('<img');
  expect(JSON.parse(text.replace(/^<script type="application\/ld\+json">|<\/script>$/g, ''))).toEqual({
    name: ATTACK,
  });
});
