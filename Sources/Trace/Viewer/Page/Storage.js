/** What the browser remembers for all traces. Files may not store anything: a choice then holds for this page alone. */
function storedValue(key, storage = () => localStorage) {
    try {
        return storage().getItem(key);
    } catch {
        return null;
    }
}

function storeValue(key, value, storage = () => localStorage) {
    try {
        storage().setItem(key, value);
    } catch {
        // As above.
    }
}
