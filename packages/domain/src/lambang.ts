/** Emblem above the title: a shield with rice and water, drawn for the fictional regency. */
export const lambang = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 76">
<path d="M4 4h56v34c0 18-12 28-28 34C16 66 4 56 4 38z" fill="#0f5257" stroke="#b08a3c" stroke-width="3"/>
<path d="M32 12l3 7 8 .6-6 5 2 7.4-7-4-7 4 2-7.4-6-5 8-.6z" fill="#e8c87a"/>
<path d="M12 42q5-5 10 0t10 0 10 0 10 0" fill="none" stroke="#fff" stroke-width="2.6"/>
<path d="M14 50q4.500-5 9 0t9 0 9 0 9 0" fill="none" stroke="#fff" stroke-width="2.6"/>
<path d="M20 58q3-4 6 0t6 0 6 0 6 0" fill="none" stroke="#fff" stroke-width="2.6"/>
</svg>`;
