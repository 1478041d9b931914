/** The JSON in the page's block of data; an explanation in its place if it cannot be read. */
function readData() {
    const block = document.getElementById('trace');
    try {
        const data = JSON.parse(block.textContent);
        if (data.version !== 1) throw new Error(`It has version ${data.version}, and this page reads version 1.`);
        return data;
    } catch (error) {
        document.body.append(make('main', { class: 'unreadable', role: 'alert' },
            make('h1', {}, 'This trace cannot be read'), make('p', {}, visibleText(error.message))));
        return undefined;
    }
}
