import { html } from './html';

describe('markup', () => {
  it('escapes every value, in text and in attributes', () => {
    expect(html`<p title="${'"><b>'}">${`<i>&'`}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;b&gt;">&lt;i&gt;&amp;&#39;</p>',
    );
  });

  it('puts markup into markup, one or many, and nothing for what is missing', () => {
    const item = (name: string) => html`<li>${name}</li>`;
    expect(html`<ul>${['a', '<'].map(item)}${item('c')}${null}${false}${0}</ul>`.text).toBe(
      '<ul><li>a</li><li>&lt;</li><li>c</li>0</ul>',
    );
  });
});
