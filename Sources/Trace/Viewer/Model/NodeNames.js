/** What views, elements and steps are called. */
class NodeNames {
    constructor(trace) {
        this.trace = trace;
        this.parts = new WeakMap();
    }

    /** The name in words: `UIButton "Save"`. */
    name(node) {
        const { className, label } = this.of(node);
        return label ? `${className} "${visibleText(label)}"` : className;
    }

    /** The class of a view, and what it shows or is called. */
    of(node) {
        let parts = this.parts.get(node);
        if (!parts) {
            const label = this.trace.text(node.text) || this.identifier(node);
            parts = { className: this.trace.text(node.class) || 'UIView', label };
            this.parts.set(node, parts);
        }
        return parts;
    }

    identifier(node) {
        return this.property(node, 'accessibilityIdentifier').replace(/^"|"$/g, '');
    }

    /** The value of a property, as the trace has it; empty if it has none. */
    property(node, name) {
        const list = this.trace.properties[node.properties] ?? [];
        for (let index = 0; index + 1 < list.length; index += 2) {
            if (this.trace.text(list[index]) === name) return this.trace.text(list[index + 1]);
        }
        return '';
    }

    /** A view by its id, in a state or, if it is not there, in words that say so. */
    nameIn(state, id) {
        const node = state.nodes.get(id);
        return node ? this.name(node) : `view ${id}, which is not on this screen`;
    }

    words(step) {
        return this.trace.text(step.words) || Words.capitalized(step.kindName);
    }
}
