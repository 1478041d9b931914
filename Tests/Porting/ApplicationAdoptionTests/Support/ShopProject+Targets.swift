extension ShopProject {
    /// What stands after the files and groups.
    static let secondHalf = #"""
        /* Begin PBXNativeTarget section */
        		T01 /* Shop */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = C01 /* Build configuration list for PBXNativeTarget "Shop" */;
        			buildPhases = (
        				S01 /* Sources */,
        				L01 /* Frameworks */,
        				R01 /* Resources */,
        			);
        			dependencies = (
        				X01 /* PBXTargetDependency */,
        			);
        			name = Shop;
        			packageProductDependencies = (
        				D01 /* Charts */,
        			);
        			productName = Shop;
        			productReference = P01 /* Shop.app */;
        			productType = "com.apple.product-type.application";
        		};
        		T02 /* ShopKit */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = C02 /* Build configuration list for PBXNativeTarget "ShopKit" */;
        			buildPhases = (
        				S02 /* Sources */,
        			);
        			name = ShopKit;
        			productReference = P02 /* ShopKit.framework */;
        			productType = "com.apple.product-type.framework";
        		};
        		T03 /* Shop Tests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = C03 /* Build configuration list for PBXNativeTarget "Shop Tests" */;
        			buildPhases = (
        				S03 /* Sources */,
        			);
        			dependencies = (
        				X02 /* PBXTargetDependency */,
        			);
        			name = "Shop Tests";
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        		T04 /* ShopUITests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = C04 /* Build configuration list for PBXNativeTarget "ShopUITests" */;
        			buildPhases = (
        				S04 /* Sources */,
        			);
        			name = ShopUITests;
        			productType = "com.apple.product-type.bundle.ui-testing";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		R00 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = C00 /* Build configuration list for PBXProject "Shop" */;
        			developmentRegion = en;
        			mainGroup = G00;
        			packageReferences = (
        				K01 /* XCRemoteSwiftPackageReference "Charts" */,
        			);
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				T01 /* Shop */,
        				T02 /* ShopKit */,
        				T03 /* Shop Tests */,
        				T04 /* ShopUITests */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		R01 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				B04 /* Main.storyboard in Resources */,
        				B05 /* Assets.xcassets in Resources */,
        			);
        		};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXSourcesBuildPhase section */
        		S01 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B01 /* AppDelegate.swift in Sources */,
        				B02 /* Größe & Farbe.swift in Sources */,
        				B03 /* Legacy.m in Sources */,
        				B13 /* Mac.swift in Sources */,
        				B14 /* (null) in Sources */,
        				B99 /* gone */,
        			);
        		};
        		S02 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B08 /* Cart.swift in Sources */,
        			);
        		};
        		S03 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B09 /* CartTests.swift in Sources */,
        				B12 /* Cart.swift in Sources */,
        			);
        		};
        		S04 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B10 /* BuyingTests.swift in Sources */,
        			);
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin PBXTargetDependency section */
        		X01 /* PBXTargetDependency */ = {
        			isa = PBXTargetDependency;
        			target = T02 /* ShopKit */;
        			targetProxy = Y01 /* PBXContainerItemProxy */;
        		};
        		X02 /* PBXTargetDependency */ = {
        			isa = PBXTargetDependency;
        			target = T01 /* Shop */;
        		};
        /* End PBXTargetDependency section */

        /* Begin PBXVariantGroup section */
        		V01 /* Main.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (
        				F04 /* Base */,
        				F06 /* de */,
        			);
        			name = Main.storyboard;
        			sourceTree = "<group>";
        		};
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		A00 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			baseConfigurationReference = F07 /* Shop.xcconfig */;
        			buildSettings = {
        				MARKETING_VERSION = 1.2;
        				SDKROOT = iphoneos;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
        			};
        			name = Debug;
        		};
        		A10 /* Release */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				SDKROOT = iphoneos;
        				SWIFT_VERSION = 6.0;
        			};
        			name = Release;
        		};
        		A01 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				CODE_SIGN_ENTITLEMENTS = Shop/Shop.entitlements;
        				INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist";
        				INFOPLIST_KEY_UILaunchStoryboardName = Launch;
        				PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME:lower)";
        				PRODUCT_NAME = "My $(TARGET_NAME)";
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) SHOP";
        			};
        			name = Debug;
        		};
        		A02 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				SWIFT_VERSION = 6.0;
        			};
        			name = Debug;
        		};
        		A03 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My Shop.app/My Shop";
        			};
        			name = Debug;
        		};
        		A04 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				TEST_TARGET_NAME = Shop;
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		C00 = {isa = XCConfigurationList; buildConfigurations = (A00 /* Debug */, A10 /* Release */, ); };
        		C01 = {isa = XCConfigurationList; buildConfigurations = (A01 /* Debug */, ); };
        		C02 = {isa = XCConfigurationList; buildConfigurations = (A02 /* Debug */, ); };
        		C03 = {isa = XCConfigurationList; buildConfigurations = (A03 /* Debug */, ); };
        		C04 = {isa = XCConfigurationList; buildConfigurations = (A04 /* Debug */, ); };
        /* End XCConfigurationList section */

        /* Begin XCRemoteSwiftPackageReference section */
        		K01 /* XCRemoteSwiftPackageReference "Charts" */ = {
        			isa = XCRemoteSwiftPackageReference;
        			repositoryURL = "https://example.com/charts/Charts.git";
        			requirement = {
        				kind = upToNextMajorVersion;
        				minimumVersion = 4.0.0;
        			};
        		};
        /* End XCRemoteSwiftPackageReference section */

        /* Begin XCSwiftPackageProductDependency section */
        		D01 /* Charts */ = {
        			isa = XCSwiftPackageProductDependency;
        			package = K01 /* XCRemoteSwiftPackageReference "Charts" */;
        			productName = Charts;
        		};
        /* End XCSwiftPackageProductDependency section */
        	};
        	rootObject = R00 /* Project object */;
        }
        """#
}
