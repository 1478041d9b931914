/** Reads the JSON in the page's block of data, and opens a page of it; an explanation if that fails. */
function start(open) {
    try {
        const data = JSON.parse(document.getElementById('trace').textContent);
        if (data.version !== 1) throw new Error(`It has version ${data.version}, and this page reads version 1.`);
        open(data);
    } catch (error) {
        document.body.replaceChildren(make('main', { class: 'unreadable', role: 'alert' },
            make('h1', {}, 'This trace cannot be read'), make('p', {}, visibleText(error.message))));
    }
}
