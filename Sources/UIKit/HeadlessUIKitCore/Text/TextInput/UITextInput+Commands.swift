extension UITextInput {
    /// Performs the command of a key or a chord on the text.
    ///
    /// In a custom class, extending forward moves the selection's end and extending backward its beginning, as a range
    /// does not record which end moved last.
    package func perform(_ command: TextCommand) {
        switch command {
        case .delete(.character(.backward)): takeDeleteKey()
        default:
            if let host = self as? any TextModelHost {
                host.model.perform(command)
            } else {
                performByPositions(command)
            }
        }
    }

    private func performByPositions(_ command: TextCommand) {
        guard let selection = selectedTextRange else { return }
        switch command {
        case .selectAll:
            selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
        case .move(let movement):
            let end = movement.isBackward ? selection.start : selection.end
            if !selection.isEmpty, case .character = movement {
                selectedTextRange = textRange(from: end, to: end)
            } else if let target = destination(of: movement, from: end) {
                selectedTextRange = textRange(from: target, to: target)
            }
        case .extend(let movement):
            let (anchor, head) =
                movement.isBackward ? (selection.end, selection.start) : (selection.start, selection.end)
            if let target = destination(of: movement, from: head) {
                selectedTextRange = textRange(from: anchor, to: target)
            }
        case .delete(let movement):
            if !selection.isEmpty { return deleteBackward() }
            guard let target = destination(of: movement, from: selection.start),
                let range = textRange(from: selection.start, to: target), !range.isEmpty
            else { return }
            replace(range, withText: "")
        }
    }

    private func destination(of movement: TextMovement, from position: UITextPosition) -> UITextPosition? {
        switch movement {
        case .character(let direction):
            return self.position(from: position, in: direction == .forward ? .right : .left, offset: 1)
        case .word(let direction): return boundary(.word, direction, from: position)
        case .paragraph(let direction): return boundary(.paragraph, direction, from: position)
        case .document(let direction): return direction == .forward ? endOfDocument : beginningOfDocument
        case .line(.forward): return characterRange(byExtending: position, in: .right)?.end
        case .line(.backward): return characterRange(byExtending: position, in: .left)?.start
        case .up: return self.position(from: position, in: .up, offset: 1) ?? beginningOfDocument
        case .down: return self.position(from: position, in: .down, offset: 1) ?? endOfDocument
        }
    }

    /// The next boundary: the end of a part going forward, the beginning of a part going back.
    private func boundary(
        _ part: UITextGranularity, _ movement: TextMovement.Direction, from position: UITextPosition
    ) -> UITextPosition? {
        let direction = UITextDirection.storage(movement == .forward ? .forward : .backward)
        var place = position
        while let next = tokenizer.position(from: place, toBoundary: part, inDirection: direction) {
            // A tokenizer that does not advance would loop forever.
            guard compare(next, to: place) != .orderedSame else { return place }
            if tokenizer.isPosition(next, atBoundary: part, inDirection: direction) { return next }
            place = next
        }
        return compare(place, to: position) == .orderedSame ? nil : place
    }
}
