/// Makes cells, headers or footers of a nib that is registered in a list.
@MainActor
struct ReusableNib<View: UIView> {
    private let nib: UINib
    private let identifier: String
    private weak var list: UIView?

    init(_ nib: UINib, for identifier: String, in list: UIView) {
        (self.nib, self.identifier, self.list) = (nib, identifier, list)
    }

    /// Makes a view; `nil` and a failure if the nib's first object is none.
    func make() -> View? {
        let (objects, areStandIns) = nib.makeObjects(owner: nil)
        if areStandIns { return objects.first as? View }
        guard let view = objects.first as? View, !objects.dropFirst().contains(where: { $0 is UIView }) else {
            fail(objects)
            return nil
        }
        (view as? any ReusableView)?.take(identifier) { own in
            NibFailure(
                "The nib \"\(nib.name)\" is registered in \(summary) for \"\(identifier)\", and its "
                    + "\(type(of: view)) has the reuse identifier \"\(own)\".\n"
                    + "Try: set the identifier in the nib to \"\(identifier)\"."
            ).record()
        }
        return view
    }

    private var summary: String { list?.summary ?? "a list" }

    private func fail(_ objects: [Any]) {
        let found = objects.filter { $0 is UIView }.map { "\(type(of: $0))" }
        NibFailure(
            "The nib \"\(nib.name)\" is registered in \(summary) for \"\(identifier)\", and must have one view at its "
                + "top, a \(View.self). It has \(found.isEmpty ? "none" : found.joined(separator: ", ")).\n"
                + "Try: set the class of its only view to \(View.self) or a subclass."
        ).record()
    }
}

/// A view that lists reuse by an identifier.
@MainActor
protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    /// Sets the identifier of a view that was made without one.
    func setReuseIdentifier(_ identifier: String)
}

extension ReusableView {
    /// Takes the identifier that it was registered for, unless its own is another one, which is handed over.
    fileprivate func take(_ identifier: String, _ differs: (String) -> Void) {
        if let own = reuseIdentifier, !own.isEmpty {
            if own != identifier { differs(own) }
        } else {
            setReuseIdentifier(identifier)
        }
    }
}
