import FailureReporting

extension UIViewController {
    /// Loads the view from the storyboard or nib that has it; returns whether there is a view now.
    package final func loadViewFromNib() -> Bool {
        if let load = origin?.loadView {
            load(self)
            return isViewLoaded
        }
        guard let name = nibName ?? NibReader.current.nibName(forViewOf: self) else { return false }
        do throws(NibProblem) {
            let nib = try NibReader.current.nib(name, in: nibBundle, module: NibClass.module(of: self))
            _ = nib.instantiate(owner: self, externalObjects: [:])
            if !isViewLoaded { NibFailure.noView(in: name, of: self).record() }
        } catch {
            NibFailure(error, "An empty view stands for that of \(type(of: self)).").record()
        }
        return isViewLoaded
    }

    /// The segue of an identifier, of the storyboard that made the controller.
    final func segueTemplate(_ identifier: String) -> SegueTemplate? {
        origin?.segues.first { $0.identifier == identifier }
    }
}
