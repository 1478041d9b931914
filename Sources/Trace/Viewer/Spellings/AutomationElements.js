/**
 * The elements that XCUITest sees on a screen, and what finds each of them alone: its type with a name, or with the number
 * that it has among those that are alike.
 */
class AutomationElements {
    static of(trace, state) {
        let elements = AutomationElements.known.get(state);
        if (!elements) AutomationElements.known.set(state, (elements = new AutomationElements(trace, state)));
        return elements;
    }

    constructor(trace, state) {
        const rows = state.automation;
        this.isEmpty = rows.length === 0;
        this.isCut = rows.length >= AutomationElements.limit;
        this.all = rows.map(([depth, id, record, , number], index) => {
            const { type, identifier, label, value, placeholder } = trace.automation[record] ?? {};
            return {
                depth, id, number, type: trace.text(type), names: [identifier, label, placeholder].map((text) =>
                    trace.text(text)).filter((text) => text !== '' && !text.includes('\n')),
                texts: [identifier, label, value, placeholder].map((text) => trace.text(text)),
                identifier: trace.text(identifier), isLeaf: (rows[index + 1]?.[0] ?? 0) <= depth,
            };
        });
        this.byId = new Map(this.all.filter(({ id }) => id !== 0).map((element) => [element.id, element]));
    }

    /** Whether a query for a type finds an element: an item of a menu is a button, too. */
    isOf(element, type) {
        return element.type === type || (element.type === 'menuItem' && type === 'button')
            || (element.type === 'button' && type === 'other' && element.identifier === 'PopoverDismissRegion');
    }

    /** What finds the element: `{ type, name, index, isAlone }`, the index among those that have the type and the name. */
    findings(element) {
        const { type } = element;
        const alike = this.all.filter((other) => other.depth > 0 && this.isOf(other, type));
        const named = element.names.map((name) => {
            const found = alike.filter(({ texts }) => texts.includes(name));
            return { type, name, index: found.indexOf(element), isAlone: found.length === 1 };
        });
        const best = named.find(({ isAlone }) => isAlone) ?? named[0];
        // Rows of a table whose cells are not loaded count among cells, and are not recorded.
        const numbered = { type, index: element.number ?? alike.indexOf(element),
            isAlone: alike.length === 1 && element.number === undefined };
        return { best: best ?? numbered, numbered };
    }

    /**
     * The element that a view is, or that it is a part of: `{ element, isOwn }`. An element without others in it hides its
     * views.
     */
    around(place) {
        for (let current = place; current; current = current.parent) {
            const element = this.byId.get(current.id);
            if (!element) continue;
            const isOwn = current === place;
            return isOwn || element.isLeaf ? { element, isOwn } : undefined;
        }
        return undefined;
    }
}

AutomationElements.known = new WeakMap();
AutomationElements.limit = 5000;
