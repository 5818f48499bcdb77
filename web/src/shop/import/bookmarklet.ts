import { MAX_PAGE } from './sharedPage.ts';

/**
 * The address of a bookmark that collects a page's recipe in the browser and opens Add Recipe with it.
 *
 * Shape   the page's recipe data, else its content without code and pictures, in the fragment of our address:
 *         a fragment is never sent to a server, and the two windows need no link to each other.
 */
export function bookmarkletOf(origin: string): string {
  const code = `(()=>{
const d=document;
let h=[...d.querySelectorAll('script[type="application/ld+json"]')].map(s=>s.outerHTML).join('');
if(!/"Recipe"/.test(h)){const b=d.body.cloneNode(true);
b.querySelectorAll('script,style,svg,iframe,noscript,img,video,picture,form').forEach(e=>e.remove());
h='<title></title>'+b.innerHTML}
const t=d.createElement('title');t.textContent=d.title;
const p=JSON.stringify({url:location.href.split('#')[0],html:(t.outerHTML+h).slice(0,${MAX_PAGE})});
window.open(${JSON.stringify(`${origin}/add-recipe?way=link#page=`)}+encodeURIComponent(p),'_blank','noopener')
})()`;
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`;
}
